import type { Locale } from '../db/index.ts';
import { escapeHtml } from '../pages/html.ts';
import type { OwnerNotice, SentCode } from './account-mails.ts';
import type { Mail } from './mailer.ts';

interface TextWords {
  /** As in `+15550100`. */
  to: string;
  shopName: string;
  locale: Locale;
}

const texts = {
  en: {
    code: (code: string, shop: string) => `${code} is your ${shop} code. It works once, within 10 minutes.`,
    'password-changed': (shop: string) =>
      `Your password at ${shop} was changed and your other devices were signed out.`,
    'email-changed': (shop: string) => `The email address of your account at ${shop} was changed.`,
    'signed-out-everywhere': (shop: string) => `All devices were signed out of your account at ${shop}.`,
    'passkey-added': (shop: string) => `A new passkey signs in to your account at ${shop}.`,
    'passkey-resumed': (shop: string) => `A paused passkey signs in to your account at ${shop} again.`,
    'passkey-removed': (shop: string) => `A passkey was removed from your account at ${shop}.`,
    paused: (count: number) =>
      `${count === 1 ? 'Your passkey is' : `Your ${count} passkeys are`} paused until you keep ${count === 1 ? 'it' : 'them'}.`,
  },
  fr: {
    code: (code: string, shop: string) => `${code} est votre code ${shop}. Valable 10 minutes, une seule fois.`,
    'password-changed': (shop: string) =>
      `Votre mot de passe chez ${shop} a été modifié, vos autres appareils sont déconnectés.`,
    'email-changed': (shop: string) => `L’adresse e-mail de votre compte chez ${shop} a été modifiée.`,
    'signed-out-everywhere': (shop: string) => `Tous les appareils ont été déconnectés de votre compte chez ${shop}.`,
    'passkey-added': (shop: string) => `Une nouvelle clé d’accès ouvre votre compte chez ${shop}.`,
    'passkey-resumed': (shop: string) => `Une clé d’accès suspendue ouvre à nouveau votre compte chez ${shop}.`,
    'passkey-removed': (shop: string) => `Une clé d’accès a été supprimée de votre compte chez ${shop}.`,
    paused: (count: number) =>
      count === 1 ? 'Votre clé d’accès est suspendue.' : `Vos ${count} clés d’accès sont suspendues.`,
  },
};

function textMessage({ to, locale }: TextWords, kind: Pick<Mail, 'purpose' | 'budget'>, text: string): Mail {
  return { channel: 'sms', ...kind, locale, to, subject: text, text, html: `<p>${escapeHtml(text)}</p>` };
}

/** A text message with a code that verifies a phone. */
export function codeText(words: TextWords, { code, budget }: SentCode): Mail {
  return textMessage(words, { purpose: 'phone-code', budget }, texts[words.locale].code(code, words.shopName));
}

/** Sends the text of `ownerNoticeMail` to the phone of an account. */
export function ownerNoticeText(words: TextWords, notice: OwnerNotice, pausedPasskeys = 0): Mail {
  const { [notice]: text, paused } = texts[words.locale];
  const sentences = [text(words.shopName), ...(pausedPasskeys > 0 ? [paused(pausedPasskeys)] : [])];
  return textMessage(words, { purpose: notice, budget: 'security' }, sentences.join(' '));
}
