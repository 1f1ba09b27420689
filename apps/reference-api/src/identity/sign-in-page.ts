import { localizePath } from '@promenade/storefront-hooks/domain';
import type { Locale } from '../db/index.ts';
import { type Html, html } from '../pages/html.ts';

const texts = {
  en: {
    title: 'Sign in',
    lead: 'Good to see you. Your cart comes along.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    newHere: 'New here?',
    create: 'Create an account',
    refused: 'The e-mail address or the password is not right. Please try again.',
    limited: (minutes: number) =>
      `Too many tries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    sandbox: 'Sandbox: demo accounts',
  },
  fr: {
    title: 'Se connecter',
    lead: 'Heureux de vous revoir. Votre panier vous suit.',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    newHere: 'Première visite ?',
    create: 'Créer un compte',
    refused: 'L’adresse e-mail ou le mot de passe est incorrect. Réessayez.',
    limited: (minutes: number) => `Trop d’essais. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    sandbox: 'Bac à sable : comptes de démonstration',
  },
};

export type SignInFault = { kind: 'refused' } | { kind: 'limited'; waitSeconds: number };

/** What the sign-in page shows. */
export interface SignInView {
  locale: Locale;
  /** Where the form goes. */
  action: string;
  publicUrl: string;
  /** Kept from the last try. */
  email: string;
  fault?: SignInFault | undefined;
  /** Shown in the sandbox only. */
  demoAccounts: readonly { email: string; password: string }[];
}

export const signInTitle = (locale: Locale) => texts[locale].title;

function alertOf({ locale, fault }: SignInView): Html | undefined {
  if (!fault) return undefined;
  const text = texts[locale];
  const words = fault.kind === 'refused' ? text.refused : text.limited(Math.ceil(fault.waitSeconds / 60));
  return html`<p class="alert" id="fault" role="alert">${words}</p>`;
}

export function signInBody(view: SignInView): Html {
  const { locale, action, publicUrl, email, fault, demoAccounts } = view;
  const text = texts[locale];
  const invalid = fault?.kind === 'refused' && html` aria-invalid="true" aria-describedby="fault"`;
  const focusPassword = email !== '';
  return html`<h1>${text.title}</h1><p class="lead">${text.lead}</p>
${alertOf(view)}
<form method="post" action="${action}">
<label>${text.email}<input type="email" name="email" value="${email}" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="254"${!focusPassword && html` autofocus`}${invalid}></label>
<label>${text.password}<input type="password" name="password" autocomplete="current-password" required maxlength="128"${focusPassword && html` autofocus`}${invalid}></label>
<button class="button">${text.submit}</button>
</form>
<p class="links">${text.newHere} <a href="${publicUrl + localizePath('/register', locale)}">${text.create}</a></p>
${
  demoAccounts.length > 0 &&
  html`<section class="note" aria-labelledby="demo"><h2 id="demo">${text.sandbox}</h2><dl>${demoAccounts.map(
    (account) => html`<div><dt>${account.email}</dt><dd>${account.password}</dd></div>`,
  )}</dl></section>`
}`;
}
