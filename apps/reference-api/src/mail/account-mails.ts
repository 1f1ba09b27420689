import { localizePath, storePaths } from '@promenade/storefront-hooks/domain';
import { escapeHtml } from '../pages/html.ts';
import type { MailBudget } from './budgets.ts';
import { type MailWords, mailHtml, mailText } from './layout.ts';
import type { Mail } from './mailer.ts';

/** Purpose of a mailed code. */
export type CodeMail =
  | 'registration-code'
  | 'password-code'
  | 'sign-in-code'
  | 'passwordless-code'
  | 'application-code'
  | 'email-proof-code'
  | 'email-change-code';

/** A mail about an account without a code. */
export type AccountNotice =
  | 'registration-known'
  | 'password-unknown'
  | 'sign-in-unknown'
  | 'email-change-known'
  | OwnerNotice;

/** Notices to an account's owner about every change of sign-in methods, also by the owner. */
export type OwnerNotice = RecoveryNotice | 'passkey-added' | 'passkey-resumed' | 'passkey-removed';

/** Changes that end all other sign-ins of an account. */
export type RecoveryNotice = 'password-changed' | 'email-changed' | 'signed-out-everywhere';

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
      text: (shop: string) => `This address already has an account at ${shop}. Just sign in:`,
    },
    'password-unknown': {
      title: 'There is no account with this address',
      text: (shop: string) =>
        `Someone asked for a new password, but this address has no account at ${shop}. You may create one:`,
    },
    'sign-in-unknown': {
      title: 'There is no account with this address',
      text: (shop: string) =>
        `Someone tried to sign in with this address, but it has no account at ${shop}. You may create one:`,
    },
    'password-changed': {
      title: 'Your password was changed',
      text: (shop: string) => `Your password at ${shop} was changed and your other devices were signed out.`,
    },
    'email-change-known': {
      title: 'This address has an account already',
      text: (shop: string) =>
        `Someone wanted to use this address for another account at ${shop}, but it has an account of its own. If it was you, sign in with this address:`,
    },
    'email-changed': {
      title: 'Your email address was changed',
      text: (shop: string) =>
        `Your account at ${shop} has another email address now, and your other devices were signed out.`,
    },
    'signed-out-everywhere': {
      title: 'All your devices were signed out',
      text: (shop: string) => `All devices were signed out of your account at ${shop}.`,
    },
    'passkey-added': {
      title: 'A passkey was added to your account',
      text: (shop: string) => `A new passkey signs in to your account at ${shop} without your password.`,
    },
    'passkey-resumed': {
      title: 'A passkey signs in to your account again',
      text: (shop: string) => `A paused passkey of your account at ${shop} was kept. It signs in again.`,
    },
    'passkey-removed': {
      title: 'A passkey was removed from your account',
      text: (shop: string) => `A passkey was removed from your account at ${shop}. It no longer signs in.`,
    },
    paused: (count: number) =>
      count === 1
        ? 'Your passkey is paused: it does not sign in until you keep it on the page “Sign-in and security”.'
        : `Your ${count} passkeys are paused: they do not sign in until you keep them on the page “Sign-in and security”.`,
    notYou: 'If it was not you, choose a new password and write to us at once:',
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
      text: (shop: string) => `Cette adresse a déjà un compte chez ${shop}. Il suffit de vous connecter :`,
    },
    'password-unknown': {
      title: 'Aucun compte à cette adresse',
      text: (shop: string) =>
        `Un nouveau mot de passe a été demandé, mais cette adresse n’a pas de compte chez ${shop}. Vous pouvez en créer un :`,
    },
    'sign-in-unknown': {
      title: 'Aucun compte à cette adresse',
      text: (shop: string) =>
        `Une connexion a été tentée avec cette adresse, mais elle n’a pas de compte chez ${shop}. Vous pouvez en créer un :`,
    },
    'password-changed': {
      title: 'Votre mot de passe a été modifié',
      text: (shop: string) =>
        `Votre mot de passe chez ${shop} a été modifié et vos autres appareils ont été déconnectés.`,
    },
    'email-change-known': {
      title: 'Cette adresse a déjà un compte',
      text: (shop: string) =>
        `Quelqu’un a voulu utiliser cette adresse pour un autre compte chez ${shop}, mais elle a déjà le sien. Si c’était vous, connectez-vous avec cette adresse :`,
    },
    'email-changed': {
      title: 'Votre adresse e-mail a été modifiée',
      text: (shop: string) =>
        `Votre compte chez ${shop} a désormais une autre adresse e-mail et vos autres appareils ont été déconnectés.`,
    },
    'signed-out-everywhere': {
      title: 'Tous vos appareils ont été déconnectés',
      text: (shop: string) => `Tous les appareils ont été déconnectés de votre compte chez ${shop}.`,
    },
    'passkey-added': {
      title: 'Une clé d’accès a été ajoutée à votre compte',
      text: (shop: string) =>
        `Une nouvelle clé d’accès permet de se connecter à votre compte chez ${shop} sans mot de passe.`,
    },
    'passkey-resumed': {
      title: 'Une clé d’accès permet à nouveau de se connecter',
      text: (shop: string) =>
        `Une clé d’accès suspendue de votre compte chez ${shop} a été conservée. Elle permet à nouveau de se connecter.`,
    },
    'passkey-removed': {
      title: 'Une clé d’accès a été supprimée de votre compte',
      text: (shop: string) =>
        `Une clé d’accès a été supprimée de votre compte chez ${shop}. Elle ne permet plus de se connecter.`,
    },
    paused: (count: number) =>
      count === 1
        ? 'Votre clé d’accès est suspendue : pour vous en servir à nouveau, conservez-la dans la page « Connexion et sécurité ».'
        : `Vos ${count} clés d’accès sont suspendues : pour vous en servir à nouveau, conservez-les dans la page « Connexion et sécurité ».`,
    notYou: 'Si ce n’est pas vous, choisissez un nouveau mot de passe et écrivez-nous sans attendre :',
    safety: 'Ce message vous parvient pour la sécurité de votre compte.',
  },
};

/** The page of the shop to which a notice leads. */
const paths: Record<Exclude<AccountNotice, OwnerNotice>, string> = {
  'registration-known': '/',
  'email-change-known': storePaths.signIn,
  'password-unknown': storePaths.register,
  'sign-in-unknown': storePaths.register,
};

/** A code, and on whose account it is sent. */
export interface SentCode {
  code: string;
  budget: MailBudget;
}

/** A mail with a code that verifies an address. */
export function codeMail(words: MailWords, purpose: CodeMail, { code, budget }: SentCode): Mail {
  const { locale, to, shopName } = words;
  const { [purpose]: ask, codeTitle: title, codeLife: life, codeSubject } = texts[locale];
  const body = `<p style="margin:0">${ask}</p><p style="margin:20px 0;font-size:34px;line-height:40px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p><p style="margin:0;color:#62626b">${life}</p>`;
  return {
    purpose,
    budget,
    locale,
    to,
    subject: codeSubject(code, shopName),
    text: mailText(words, title, [ask, '', code, '', life]),
    html: mailHtml(words, title, body),
  };
}

/** A mail may disclose whether an address has an account, which a page must not. */
export function accountNoticeMail(
  words: MailWords,
  notice: Exclude<AccountNotice, OwnerNotice>,
  { budget }: Pick<SentCode, 'budget'>,
): Mail {
  const { locale, shopName, publicUrl } = words;
  const { title, text } = texts[locale][notice];
  const link = publicUrl + localizePath(paths[notice], locale);
  return {
    purpose: notice,
    budget,
    ...noticeMail(words, title, [text(shopName)], { shown: link, href: link }),
  };
}

/** Notifies an account's owner that its sign-in methods have changed, and of the number of passkeys to be confirmed. */
export function ownerNoticeMail(
  given: MailWords & { shopEmail: string },
  notice: OwnerNotice,
  pausedPasskeys = 0,
): Mail {
  const { locale, shopName, shopEmail } = given;
  const {
    safety,
    paused,
    notYou,
    [notice]: { title, text },
  } = texts[locale];
  const sentences = [text(shopName), ...(pausedPasskeys > 0 ? [paused(pausedPasskeys)] : []), notYou];
  const link = { shown: shopEmail, href: `mailto:${shopEmail}` };
  return { purpose: notice, budget: 'security', ...noticeMail({ ...given, foot: safety }, title, sentences, link) };
}

function noticeMail(
  words: MailWords,
  title: string,
  sentences: readonly string[],
  { shown, href }: { shown: string; href: string },
) {
  const { locale, to } = words;
  const paragraphs = sentences.map(
    (text, index) => `<p style="margin:${index === 0 ? 0 : 12}px 0 0">${escapeHtml(text)}</p>`,
  );
  const link = `<p style="margin:20px 0 0"><a href="${escapeHtml(href)}" style="color:#1b1b1f">${escapeHtml(shown)}</a></p>`;
  return {
    locale,
    to,
    subject: title,
    text: mailText(words, title, [...sentences, shown]),
    html: mailHtml(words, title, paragraphs.join('') + link),
  };
}
