import type { Locale } from '../db/index.ts';
import { escapeHtml } from '../pages/html.ts';
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
    changed: (shop: string) => `Your password at ${shop} was changed and your other devices were signed out.`,
  },
  fr: {
    code: (code: string, shop: string) => `${code} est votre code ${shop}. Valable 10 minutes, une seule fois.`,
    changed: (shop: string) => `Votre mot de passe chez ${shop} a été modifié, vos autres appareils sont déconnectés.`,
  },
};

function textMessage({ to, locale }: TextWords, purpose: Mail['purpose'], text: string): Mail {
  return { channel: 'sms', purpose, locale, to, subject: text, text, html: `<p>${escapeHtml(text)}</p>` };
}

/** A code that proves a phone. */
export function codeText(words: TextWords, code: string): Mail {
  return textMessage(words, 'phone-code', texts[words.locale].code(code, words.shopName));
}

/** Tells the phone of an account that its password has changed. */
export function passwordChangedText(words: TextWords): Mail {
  return textMessage(words, 'password-changed', texts[words.locale].changed(words.shopName));
}
