import type { Locale } from '../i18n/locale.ts';
import { RETRY_AFTER_SECONDS } from '../limits/refusal.ts';
import { escaped } from './digest.ts';
import { hashSource } from './inline-code.ts';
import { localeOf, type StoreResponse } from './request.ts';
import { contentSecurityPolicy, documentHeaders } from './security-headers.ts';

const words = {
  en: {
    failed: {
      title: 'Something went wrong on our side',
      text: 'The shop cannot show this page at the moment. Please try again in a little while.',
    },
    unsent: {
      title: 'Nothing was sent',
      text: 'The page was not ready to take what you entered. Open it again, wait a moment and send it once more.',
    },
    busy: {
      title: 'Too many requests at once',
      text: 'The shop cannot answer all of them at the same time. Please wait a few seconds and try again.',
    },
    limited: {
      title: 'Too many requests',
      text: 'Your network sent too many requests. Please wait {wait} and try again.',
    },
    limitedForm: {
      title: 'Please try again later',
      text: 'Nothing was sent: too many requests came from your network. What you entered is still here. Try again in {wait}.',
    },
    closed: {
      title: 'We will be right back',
      text: 'The shop is being updated and opens again in a few minutes. This page tries again by itself.',
    },
    closedForm: {
      title: 'We will be right back',
      text: 'Nothing was sent: the shop is being updated. What you entered is still here. Try again in {wait}.',
    },
    offline: {
      title: 'No connection',
      text: 'This page cannot be shown without a connection. Pages of the shop that you have looked at open as usual, and your cart is kept.',
    },
    missing: { title: 'Page not found', text: 'The shop has nothing at this address.' },
    refusedForm: { title: 'Nothing was changed', text: '{reason}' },
    again: 'Try again',
    back: 'Back',
    home: 'Back home',
  },
  fr: {
    failed: {
      title: 'Un problème est survenu de notre côté',
      text: 'La boutique ne peut pas afficher cette page pour le moment. Merci de réessayer un peu plus tard.',
    },
    unsent: {
      title: 'Rien n’a été envoyé',
      text: 'La page n’était pas prête à recevoir votre saisie. Ouvrez-la de nouveau, attendez un instant et renvoyez le formulaire.',
    },
    busy: {
      title: 'Trop de demandes à la fois',
      text: 'La boutique ne peut pas y répondre en même temps. Merci de patienter quelques secondes et de réessayer.',
    },
    limited: {
      title: 'Trop de demandes',
      text: 'Votre réseau a ouvert trop de pages. Patientez {wait}, puis réessayez.',
    },
    limitedForm: {
      title: 'Merci de réessayer plus tard',
      text: 'Rien n’a été envoyé\u00a0: trop de demandes viennent de votre réseau. Votre saisie est conservée. Réessayez dans {wait}.',
    },
    closed: {
      title: 'Nous revenons tout de suite',
      text: 'La boutique est en cours de mise à jour et rouvre dans quelques minutes. Cette page réessaie toute seule.',
    },
    closedForm: {
      title: 'Nous revenons tout de suite',
      text: 'Rien n’a été envoyé\u00a0: la boutique est en cours de mise à jour. Votre saisie est conservée. Réessayez dans {wait}.',
    },
    offline: {
      title: 'Pas de connexion',
      text: 'Cette page ne peut pas s’afficher sans connexion. Les pages de la boutique déjà consultées s’ouvrent comme d’habitude, et votre panier est conservé.',
    },
    missing: { title: 'Page introuvable', text: 'La boutique n’a rien à cette adresse.' },
    refusedForm: { title: 'Rien n’a été modifié', text: '{reason}' },
    again: 'Réessayer',
    back: 'Retour',
    home: 'Retour à l’accueil',
  },
} as const;

/**
 * Why the requested page is not sent: it could not be rendered, a form was sent to an address without one, the server is overloaded, the network
 * opened too many pages or sent a form too often, the shop is closed (to a page or to a form), there is no connection, there is no such file, or the
 * backend refused what a form asked for.
 */
export type FallbackReason =
  | 'failed'
  | 'unsent'
  | 'busy'
  | 'limited'
  | 'limitedForm'
  | 'closed'
  | 'closedForm'
  | 'offline'
  | 'missing'
  | 'refusedForm';

/** A form that the visitor can send again unchanged after some time. */
export interface FormRetry {
  action: string;
  form: URLSearchParams;
  afterSeconds: number;
}

export interface FallbackOptions {
  status: number;
  reason: FallbackReason;
  /** @default the language in the address */
  locale?: Locale;
  retry?: FormRetry;
  /** Why the backend refused a form, in the language of the page. */
  refusal?: string;
  /** The page from which the form came. */
  backPath?: string;
  /** Seconds after which the page can be requested again; a closed shop's page then reloads itself. */
  retryAfterSeconds?: number;
}

const neverKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const css = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{max-width:34rem;margin:0 auto 1.5rem}form{display:inline}a,button{font:inherit;color:inherit;background:none;display:inline-block;padding:.6rem 1.2rem;border:1px solid;border-radius:.5rem;margin:.25rem;text-decoration:none;cursor:pointer}a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:2px}`;

/** The page of last resort: it needs no data, no stylesheets, no scripts and no catalogue of texts. */
export async function fallbackResponse(url: URL, options: FallbackOptions): Promise<StoreResponse> {
  const { status, reason, locale = localeOf(url), retry, retryAfterSeconds, refusal, backPath } = options;
  const https = url.protocol === 'https:';
  const policy = contentSecurityPolicy({ scripts: [], styles: [await hashSource(css)] }, { https });
  const waitSeconds = retry?.afterSeconds ?? retryAfterSeconds ?? (reason === 'busy' ? RETRY_AFTER_SECONDS : undefined);
  return {
    status,
    headers: {
      ...documentHeaders(locale, https, policy),
      ...neverKept,
      ...(waitSeconds !== undefined && { 'retry-after': `${waitSeconds}` }),
    },
    body: fallbackPage({ reason, locale, retry, waitSeconds, refusal, backPath }),
  };
}

interface FallbackPage extends Pick<FallbackOptions, 'reason' | 'retry' | 'refusal' | 'backPath'> {
  locale: Locale;
  waitSeconds: number | undefined;
}

function fallbackPage({ reason, locale, retry, waitSeconds = 0, refusal = '', backPath }: FallbackPage): string {
  const {
    again,
    back,
    home,
    [reason]: { title, text },
  } = words[locale];
  const homePath = locale === 'fr' ? '/fr' : '/';
  const sentence = text.replace('{wait}', waitText(waitSeconds, locale)).replace('{reason}', () => escaped(refusal));
  const way = backPath ? `<a href="${escaped(backPath)}">${back}</a>` : repeated(reason, retry, again);
  const refresh = reason === 'closed' ? `<meta http-equiv="refresh" content="${waitSeconds}">` : '';
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">${refresh}<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="format-detection" content="telephone=no,date=no,email=no,address=no"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body><main><h1>${title}</h1><p>${sentence}</p>${way}<a href="${homePath}">${home}</a></main></body></html>`;
}

/** A missing file stays missing; other pages and forms may be asked for again. */
function repeated(reason: FallbackReason, retry: FormRetry | undefined, label: string): string {
  if (retry) return retryForm(retry, label);
  return reason === 'missing' ? '' : `<a href="">${label}</a>`;
}

function retryForm({ action, form }: FormRetry, label: string): string {
  const fields = [...form].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${fields.join('')}<button>${label}</button></form>`;
}

const durationsIn = (locale: Locale) => ({
  minute: new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
  second: new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
});
const durations = { en: durationsIn('en'), fr: durationsIn('fr') };

/** A waiting time in words, in minutes if it is longer than one. */
function waitText(seconds: number, locale: Locale): string {
  const [value, unit] = seconds > 60 ? ([Math.ceil(seconds / 60), 'minute'] as const) : ([seconds, 'second'] as const);
  return durations[locale][unit].format(value);
}
