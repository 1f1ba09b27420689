import { localizePath, storePaths } from '@promenade/storefront-hooks/domain';
import type { Locale } from '../db/index.ts';
import { message } from '../errors/messages.ts';
import { waitInWords } from '../errors/wait-in-words.ts';
import { type Html, html } from '../pages/html.ts';

const texts = {
  en: {
    title: 'Sign in',
    lead: 'Good to see you. Your cart comes along.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    byCode: 'Sign in with a code',
    newHere: 'New here?',
    create: 'Create an account',
    refused: 'The email address or the password is not right. Please try again.',
    limited: (wait: string) => `Too many tries. Please try again in ${wait}.`,
    needsCode:
      'Too many wrong passwords were entered for this account. If your password is right, you receive an email with a 6-digit code within a minute. Enter it with your password.',
    codeWrong:
      'The password or the code is wrong, or the code has expired. Use the code from our newest email. No email? Check your password, or sign in with a code instead.',
    code: 'Code from the email',
    codeHint: 'To get a new code, leave this field empty and sign in again.',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'The passkey was not used. Try again, or sign in with your password.',
    passkeyRefused: 'No account here has this passkey. Sign in with your password.',
    passkeySuspended:
      'This passkey is paused, because all devices were signed out of your account. Sign in with your password or a code, then keep it under “Sign-in and security” in your account.',
    sandbox: 'Sandbox: demo accounts',
  },
  fr: {
    title: 'Se connecter',
    lead: 'Heureux de vous revoir. Votre panier vous suit.',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    byCode: 'Se connecter avec un code',
    newHere: 'Première visite ?',
    create: 'Créer un compte',
    refused: 'L’adresse e-mail ou le mot de passe est incorrect. Réessayez.',
    limited: (wait: string) => `Trop d’essais. Réessayez dans ${wait}.`,
    needsCode:
      'Trop de mots de passe incorrects ont été saisis pour ce compte. Si votre mot de passe est correct, vous recevez un e-mail avec un code à 6 chiffres dans la minute. Saisissez-le avec votre mot de passe.',
    codeWrong:
      'Le mot de passe ou le code est incorrect, ou le code a expiré. Utilisez le code de notre dernier e-mail. Pas d’e-mail ? Vérifiez votre mot de passe, ou connectez-vous avec un code.',
    code: 'Code reçu par e-mail',
    codeHint: 'Pour recevoir un nouveau code, laissez ce champ vide et connectez-vous à nouveau.',
    passkey: 'Se connecter avec une clé d’accès',
    passkeyFailed: 'La clé d’accès n’a pas été utilisée. Réessayez ou connectez-vous avec votre mot de passe.',
    passkeyRefused: 'Aucun compte n’est lié à cette clé d’accès. Connectez-vous avec votre mot de passe.',
    passkeySuspended:
      'Cette clé d’accès est suspendue, car tous les appareils ont été déconnectés de votre compte. Connectez-vous avec votre mot de passe ou un code, puis conservez-la dans « Connexion et sécurité » de votre compte.',
    sandbox: 'Bac à sable : comptes de démonstration',
  },
};

export type SignInError =
  | { kind: 'refused' }
  | { kind: 'limited'; waitSeconds: number }
  /** A code has to come with the password; it was sent, unless there are seconds to wait. */
  | { kind: 'needs-code' }
  | { kind: 'code-wrong' }
  | { kind: 'passkey-refused' | 'passkey-suspended' }
  | { kind: 'busy' };

/** Content of the sign-in page. */
export interface SignInView {
  locale: Locale;
  /** Where the form goes. */
  action: string;
  publicUrl: string;
  /** Filled in from the last try. */
  email: string;
  error?: SignInError | undefined;
  /** The device's request options; absent if passkeys are unavailable. */
  passkeyOptions?: object | undefined;
  /** Whether a code is required. */
  hasCodeField?: boolean;
  /** Shown in the sandbox only. */
  demoAccounts: readonly { email: string; password: string }[];
}

export const signInTitle = (locale: Locale) => texts[locale].title;

function alertOf({ locale, error }: SignInView): Html | undefined {
  if (!error) return undefined;
  return html`<p class="alert" id="error" role="alert">${wordsOf(locale, error)}</p>`;
}

function wordsOf(locale: Locale, error: SignInError): string {
  const text = texts[locale];
  switch (error.kind) {
    case 'refused':
      return text.refused;
    case 'limited':
      return text.limited(waitInWords(error.waitSeconds, locale));
    case 'needs-code':
      return text.needsCode;
    case 'code-wrong':
      return text.codeWrong;
    case 'passkey-refused':
      return text.passkeyRefused;
    case 'passkey-suspended':
      return text.passkeySuspended;
    case 'busy':
      return message('busy', locale);
  }
}

function codeField({ locale, error }: SignInView): Html {
  const text = texts[locale];
  const isWrong = error?.kind === 'code-wrong';
  return html`<div class="field"><label>${text.code}<input name="code" autocomplete="one-time-code" inputmode="numeric" maxlength="8" aria-describedby="code-hint${isWrong && ' error'}"${isWrong && html` aria-invalid="true"`}></label>
<p class="hint" id="code-hint">${text.codeHint}</p></div>`;
}

/** Shown by the page's script, where the browser knows passkeys. */
function passkeyForm({ locale, action, passkeyOptions }: SignInView): Html | undefined {
  if (!passkeyOptions) return undefined;
  const { passkey, passkeyFailed } = texts[locale];
  return html`<form method="post" action="${action}" data-passkey="get" data-options="${JSON.stringify(passkeyOptions)}" data-failed="${passkeyFailed}" hidden>
<input type="hidden" name="answer" value=""><p class="alert" role="alert" hidden></p>
<button class="button second">${passkey}</button>
</form>`;
}

export function signInBody(view: SignInView): Html {
  const { locale, action, publicUrl, email, error, demoAccounts, passkeyOptions } = view;
  const text = texts[locale];
  const invalid = error?.kind === 'refused' && html` aria-invalid="true" aria-describedby="error"`;
  const { hasCodeField = false } = view;
  const focusPassword = email !== '';
  return html`<h1>${text.title}</h1><p class="lead">${text.lead}</p>
${alertOf(view)}
<form method="post" action="${action}">
<label>${text.email}<input type="email" name="email" value="${email}" autocomplete="${passkeyOptions ? 'username webauthn' : 'username'}" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="254"${!focusPassword && html` autofocus`}${invalid}></label>
<label>${text.password}<input type="password" name="password" autocomplete="current-password" required maxlength="128"${focusPassword && html` autofocus`}${invalid}></label>
${hasCodeField && codeField(view)}
<button class="button">${text.submit}</button>
<button class="button second" name="way" value="send-code" formnovalidate>${text.byCode}</button>
</form>
${passkeyForm(view)}
<p class="links">${text.newHere} <a href="${publicUrl + localizePath(storePaths.register, locale)}">${text.create}</a></p>
${
  demoAccounts.length > 0 &&
  html`<section class="note" aria-labelledby="demo"><h2 id="demo">${text.sandbox}</h2><dl>${demoAccounts.map(
    (account) => html`<div><dt>${account.email}</dt><dd>${account.password}</dd></div>`,
  )}</dl></section>`
}`;
}
