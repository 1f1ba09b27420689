import { localizePath } from '@promenade/storefront-hooks/domain';
import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText } from './layout.ts';
import type { Mail } from './mailer.ts';

/** What a mailed code is for. */
export type CodeMail =
  | 'registration-code'
  | 'password-code'
  | 'sign-in-code'
  | 'passwordless-code'
  | 'application-code'
  | 'email-proof-code'
  | 'email-change-code';

/** What a mail tells about an account without a code. */
export type AccountNotice =
  | 'registration-known'
  | 'password-unknown'
  | 'sign-in-unknown'
  | 'password-changed'
  | 'email-change-known'
  | 'email-changed'
  | 'passkey-added';

const texts = {
  en: {
    codeTitle: 'Your verification code',
    codeSubject: (code: string, shop: string) => `${code} is your ${shop} code`,
    codeLife: 'It works once, within 10 minutes.',
    'registration-code': 'Enter this code to create your account:',
    'password-code': 'Enter this code to choose a new password:',
    'sign-in-code': 'Enter this code with your password to sign in:',
    'passwordless-code': 'Enter this code on the page that asked for it to sign in:',
    'application-code': 'Enter this code to apply as a merchant:',
    'email-proof-code': 'Enter this code to confirm your email address:',
    'email-change-code': 'Enter this code to change the email address of your account:',
    'registration-known': {
      title: 'You already have an account',
      tell: (shop: string) => `This address already has an account at ${shop}. Just sign in:`,
    },
    'password-unknown': {
      title: 'There is no account with this address',
      tell: (shop: string) =>
        `Someone asked for a new password, but this address has no account at ${shop}. You may create one:`,
    },
    'sign-in-unknown': {
      title: 'There is no account with this address',
      tell: (shop: string) =>
        `Someone tried to sign in with this address, but it has no account at ${shop}. You may create one:`,
    },
    'password-changed': {
      title: 'Your password was changed',
      tell: (shop: string) =>
        `Your password at ${shop} was changed and your other devices were signed out. If it was not you, write to us at once:`,
    },
    'email-change-known': {
      title: 'This address has an account already',
      tell: (shop: string) =>
        `Someone wanted to use this address for another account at ${shop}, but it has an account of its own. If it was you, sign in with this address:`,
    },
    'email-changed': {
      title: 'Your email address was changed',
      tell: (shop: string) =>
        `Your account at ${shop} has another email address now, and your other devices were signed out. If it was not you, write to us at once:`,
    },
    'passkey-added': {
      title: 'A passkey was added to your account',
      tell: (shop: string) =>
        `A passkey now signs in to your account at ${shop} without your password. If you did not add it, remove it from your profile and write to us at once:`,
    },
    safety: 'This message was sent for the safety of your account.',
  },
  fr: {
    codeTitle: 'Votre code de vérification',
    codeSubject: (code: string, shop: string) => `${code} est votre code ${shop}`,
    codeLife: 'Il est valable 10 minutes et une seule fois.',
    'registration-code': 'Saisissez ce code pour créer votre compte :',
    'password-code': 'Saisissez ce code pour choisir un nouveau mot de passe :',
    'sign-in-code': 'Saisissez ce code avec votre mot de passe pour vous connecter :',
    'passwordless-code': 'Saisissez ce code dans la page qui l’a demandé pour vous connecter :',
    'application-code': 'Saisissez ce code pour candidater comme marchand :',
    'email-proof-code': 'Saisissez ce code pour confirmer votre adresse e-mail :',
    'email-change-code': 'Saisissez ce code pour changer l’adresse e-mail de votre compte :',
    'registration-known': {
      title: 'Vous avez déjà un compte',
      tell: (shop: string) => `Cette adresse a déjà un compte chez ${shop}. Il suffit de vous connecter :`,
    },
    'password-unknown': {
      title: 'Aucun compte à cette adresse',
      tell: (shop: string) =>
        `Un nouveau mot de passe a été demandé, mais cette adresse n’a pas de compte chez ${shop}. Vous pouvez en créer un :`,
    },
    'sign-in-unknown': {
      title: 'Aucun compte à cette adresse',
      tell: (shop: string) =>
        `Une connexion a été tentée avec cette adresse, mais elle n’a pas de compte chez ${shop}. Vous pouvez en créer un :`,
    },
    'password-changed': {
      title: 'Votre mot de passe a été modifié',
      tell: (shop: string) =>
        `Votre mot de passe chez ${shop} a été modifié et vos autres appareils ont été déconnectés. Si ce n’est pas vous, écrivez-nous sans attendre :`,
    },
    'email-change-known': {
      title: 'Cette adresse a déjà un compte',
      tell: (shop: string) =>
        `Quelqu’un a voulu utiliser cette adresse pour un autre compte chez ${shop}, mais elle a déjà le sien. Si c’était vous, connectez-vous avec cette adresse :`,
    },
    'email-changed': {
      title: 'Votre adresse e-mail a été modifiée',
      tell: (shop: string) =>
        `Votre compte chez ${shop} a désormais une autre adresse e-mail et vos autres appareils ont été déconnectés. Si ce n’est pas vous, écrivez-nous sans attendre :`,
    },
    'passkey-added': {
      title: 'Une clé d’accès a été ajoutée à votre compte',
      tell: (shop: string) =>
        `Une clé d’accès permet désormais de se connecter à votre compte chez ${shop} sans mot de passe. Si vous ne l’avez pas ajoutée, supprimez-la depuis votre profil et écrivez-nous sans attendre :`,
    },
    safety: 'Ce message vous parvient pour la sécurité de votre compte.',
  },
};

/** Where a notice leads to: a page of the shop, else its address. */
const paths: Partial<Record<AccountNotice, string>> = {
  'registration-known': '/',
  'email-change-known': '/sign-in',
  'password-unknown': '/register',
  'sign-in-unknown': '/register',
};

/** Sent to the owner of an account, whoever did what they tell. */
const notices: ReadonlySet<AccountNotice> = new Set(['password-changed', 'email-changed', 'passkey-added']);

/** A code that proves an address. */
export function codeMail(words: MailWords, purpose: CodeMail, code: string): Mail {
  const { locale, to, shopName } = words;
  const { [purpose]: ask, codeTitle: title, codeLife: life, codeSubject } = texts[locale];
  const body = `<p style="margin:0">${ask}</p><p style="margin:20px 0;font-size:34px;line-height:40px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p><p style="margin:0;color:#62626b">${life}</p>`;
  return {
    purpose,
    locale,
    to,
    subject: codeSubject(code, shopName),
    text: mailText(words, title, [ask, '', code, '', life]),
    html: mailHtml(words, title, body),
  };
}

/**
 * What a page must not tell and a mail may: that an address has an account, or has none. Or that its ways in have changed.
 */
export function accountNoticeMail(given: MailWords & { shopEmail: string }, notice: AccountNotice): Mail {
  const { locale, to, shopName, shopEmail, publicUrl } = given;
  const { title, tell } = texts[locale][notice];
  const words = notices.has(notice) ? { ...given, foot: texts[locale].safety } : given;
  const sentence = tell(shopName);
  const path = paths[notice];
  const shown = path === undefined ? shopEmail : publicUrl + localizePath(path, locale);
  const link = path === undefined ? `mailto:${shopEmail}` : shown;
  const body = `<p style="margin:0">${escapeHtml(sentence)}</p><p style="margin:20px 0 0"><a href="${escapeHtml(link)}" style="color:#1b1b1f">${escapeHtml(shown)}</a></p>`;
  return {
    purpose: notice,
    locale,
    to,
    subject: title,
    text: mailText(words, title, [sentence, shown]),
    html: mailHtml(words, title, body),
  };
}
