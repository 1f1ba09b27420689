import { formatDate, storePaths } from '@promenade/storefront-hooks/domain';
import type { Locale, Row } from '../db/index.ts';
import type { StorefrontPages } from '../domain/storefront-pages.ts';
import { waitInWords } from '../errors/wait-in-words.ts';
import { type Html, html } from '../pages/html.ts';
import { PASSKEYS_MAX } from '../repositories/passkeys.ts';

const texts = {
  en: {
    title: 'Sign-in and security',
    back: 'Back to your account',
    passkeys: 'Passkeys',
    about:
      'A passkey signs you in with your fingerprint, your face or the screen lock of your device, without a password.',
    unsupported: 'This browser does not support passkeys.',
    addedOn: (date: string) => `Passkey added on ${date}`,
    usedOn: (date: string) => `Last used on ${date}`,
    unused: 'Not used yet',
    remove: 'Remove',
    removeOf: (date: string) => `Remove the passkey added on ${date}`,
    paused: 'Paused: it does not sign in until you keep it.',
    keep: 'Keep',
    keepOf: (date: string) => `Keep the passkey added on ${date}`,
    full: `Your account has ${PASSKEYS_MAX} passkeys, the most it can have. Remove one to add another.`,
    password: 'Password',
    confirm: 'To add a passkey, enter your password first.',
    add: 'Add a passkey',
    create: 'Create the passkey',
    createText: 'Your browser asks where the passkey is kept.',
    cancel: 'Cancel',
    noPassword: 'To add a passkey, set a password first.',
    setPassword: 'Set a password',
    failed: 'No passkey was created. Please try again.',
    known: 'This device already has a passkey for your account.',
    refused: 'The password is not right. Please try again.',
    limited: (wait: string) => `Too many tries. Please try again in ${wait}.`,
    'needs-code': 'Too many wrong passwords were entered for this account. Please try again tomorrow.',
    'not-created': 'The passkey could not be saved. Please try again.',
    added: 'Your passkey was added.',
    resumed: 'The passkey signs in again.',
    removed: 'The passkey was removed. Delete it from your device or password manager too.',
    devices: 'Your devices',
    devicesText:
      'If you lost a device or used one that is not yours, sign out everywhere, here included. Your passkeys are then paused until you keep them on this page.',
    everywhere: 'Sign out everywhere',
    guest: 'Please sign in first.',
    signIn: 'Sign in',
  },
  fr: {
    title: 'Connexion et sécurité',
    back: 'Retour à votre compte',
    passkeys: 'Clés d’accès',
    about:
      'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de votre appareil, sans mot de passe.',
    unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
    addedOn: (date: string) => `Clé d’accès ajoutée le ${date}`,
    usedOn: (date: string) => `Dernière utilisation le ${date}`,
    unused: 'Pas encore utilisée',
    remove: 'Supprimer',
    removeOf: (date: string) => `Supprimer la clé d’accès ajoutée le ${date}`,
    paused: 'Suspendue : conservez-la pour vous en servir à nouveau.',
    keep: 'Conserver',
    keepOf: (date: string) => `Conserver la clé d’accès ajoutée le ${date}`,
    full: `Votre compte a ${PASSKEYS_MAX} clés d’accès, le maximum. Supprimez-en une pour en ajouter une autre.`,
    password: 'Mot de passe',
    confirm: 'Pour ajouter une clé d’accès, saisissez d’abord votre mot de passe.',
    add: 'Ajouter une clé d’accès',
    create: 'Créer la clé d’accès',
    createText: 'Votre navigateur vous demande où conserver la clé d’accès.',
    cancel: 'Annuler',
    noPassword: 'Pour ajouter une clé d’accès, choisissez d’abord un mot de passe.',
    setPassword: 'Choisir un mot de passe',
    failed: 'Aucune clé d’accès n’a été créée. Réessayez.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    refused: 'Le mot de passe est incorrect. Réessayez.',
    limited: (wait: string) => `Trop d’essais. Réessayez dans ${wait}.`,
    'needs-code': 'Trop de mots de passe incorrects ont été saisis pour ce compte. Réessayez demain.',
    'not-created': 'La clé d’accès n’a pas pu être enregistrée. Réessayez.',
    added: 'Votre clé d’accès a été ajoutée.',
    resumed: 'La clé d’accès permet à nouveau de vous connecter.',
    removed:
      'La clé d’accès a été supprimée. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.',
    devices: 'Vos appareils',
    devicesText:
      'Vous avez perdu un appareil ou utilisé celui d’une autre personne ? Déconnectez-vous partout, y compris ici. Vos clés d’accès seront alors suspendues jusqu’à ce que vous les conserviez sur cette page.',
    everywhere: 'Se déconnecter partout',
    guest: 'Connectez-vous d’abord.',
    signIn: 'Se connecter',
  },
};

/** The last change to a passkey. */
export type Done = 'added' | 'resumed' | 'removed';

/** What happened last on the page. */
export type SecurityNotice =
  | { kind: 'refused' | 'needs-code' | 'not-created' | Done }
  | { kind: 'limited'; waitSeconds: number };

export interface SecurityView {
  locale: Locale;
  pages: StorefrontPages;
  /** Where its forms go. */
  action: string;
  passkeys: readonly Row<'passkeys'>[];
  /** Whether browsers make passkeys for this shop. */
  isOpen: boolean;
  hasPassword: boolean;
  /** The device's options for creating a passkey, after the password was checked. */
  creation?: object | undefined;
  notice?: SecurityNotice | undefined;
}

export const securityTitle = (locale: Locale) => texts[locale].title;

/** The page for anonymous visitors. */
export function guestBody(locale: Locale, pages: StorefrontPages): Html {
  const text = texts[locale];
  const way = `${pages.signIn}?return=${encodeURIComponent(storePaths.profile)}`;
  return html`<h1>${text.title}</h1><p class="lead">${text.guest}</p><p><a class="button" href="${way}">${text.signIn}</a></p>`;
}

export function securityBody(view: SecurityView): Html {
  const { locale, pages, action, isOpen } = view;
  const text = texts[locale];
  return html`<p class="back"><a href="${pages.profile}">${text.back}</a></p>
<h1>${text.title}</h1>
${noticeOf(view)}
${
  isOpen &&
  html`<section aria-labelledby="passkeys"><h2 id="passkeys">${text.passkeys}</h2><p class="lead">${text.about}</p>
${keysOf(view)}
${addingOf(view)}</section>`
}
<section aria-labelledby="devices"><h2 id="devices">${text.devices}</h2><p class="lead">${text.devicesText}</p>
<form method="post" action="${action}"><button class="button second" name="action" value="sign-out">${text.everywhere}</button></form></section>`;
}

function noticeOf({ locale, notice }: SecurityView): Html | undefined {
  if (!notice) return undefined;
  const text = texts[locale];
  const words = notice.kind === 'limited' ? text.limited(waitInWords(notice.waitSeconds, locale)) : text[notice.kind];
  const isGood = notice.kind === 'added' || notice.kind === 'resumed' || notice.kind === 'removed';
  return html`<p class="${isGood ? 'done' : 'alert'}" role="${isGood ? 'status' : 'alert'}">${words}</p>`;
}

function keysOf({ locale, action, passkeys }: SecurityView): Html | false {
  const text = texts[locale];
  const day = (time: number) => formatDate(time, { locale, timeZone: 'UTC' });
  return (
    passkeys.length > 0 &&
    html`<ul class="keys">${passkeys.map(({ id, created_at, used_at, suspended_at }) => {
      const added = day(created_at);
      const used = used_at === null ? text.unused : text.usedOn(day(used_at));
      const isPaused = suspended_at !== null;
      return html`<li><div>${text.addedOn(added)}
<span>${used}</span>${isPaused && html`<span>${text.paused}</span>`}</div>
<form method="post" action="${action}"><input type="hidden" name="id" value="${id}">${
        isPaused &&
        html`<button class="button second" name="action" value="resume" aria-label="${text.keepOf(added)}">${text.keep}</button>`
      }<button class="button second" name="action" value="remove" aria-label="${text.removeOf(added)}">${text.remove}</button></form></li>`;
    })}</ul>`
  );
}

function addingOf(view: SecurityView): Html {
  const { locale, pages, action, passkeys, hasPassword, creation, notice } = view;
  const text = texts[locale];
  if (!hasPassword) {
    return html`<p>${text.noPassword}</p><p><a class="button second" href="${pages.profile}">${text.setPassword}</a></p>`;
  }
  if (passkeys.length >= PASSKEYS_MAX) return html`<p>${text.full}</p>`;
  if (creation) {
    return html`<form method="post" action="${action}" data-passkey="create" data-options="${JSON.stringify(creation)}" data-failed="${text.failed}" data-known="${text.known}" hidden>
<p class="hint">${text.createText}</p>
<input type="hidden" name="action" value="keep"><input type="hidden" name="answer" value=""><p class="alert" role="alert" hidden></p>
<button class="button">${text.create}</button>
<a class="button second" href="${action}">${text.cancel}</a>
</form>
<p data-no-passkey>${text.unsupported}</p>`;
  }
  const isWrong = notice?.kind === 'refused';
  return html`<form method="post" action="${action}">
<label>${text.password}<input type="password" name="password" autocomplete="current-password" required maxlength="128" aria-describedby="confirm"${isWrong && html` aria-invalid="true" autofocus`}></label>
<p class="hint" id="confirm">${text.confirm}</p>
<button class="button" name="action" value="add">${text.add}</button>
</form>`;
}
