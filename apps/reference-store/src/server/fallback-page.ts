import type { Locale } from '@promenade/storefront-hooks/domain';

const words = {
  en: {
    title: 'Something went wrong on our side',
    text: 'The shop cannot show this page at the moment. Please try again in a little while.',
    again: 'Try again',
    home: 'Back home',
  },
  fr: {
    title: 'Un problème est survenu de notre côté',
    text: 'La boutique ne peut pas afficher cette page pour le moment. Merci de réessayer un peu plus tard.',
    again: 'Réessayer',
    home: 'Retour à l’accueil',
  },
} as const;

const css = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{max-width:34rem;margin:0 auto 1.5rem}a{color:inherit;display:inline-block;padding:.6rem 1.2rem;border:1px solid;border-radius:.5rem;margin:.25rem;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:2px}`;

/** The page of last resort: needs no data, no styles, no scripts and no catalogue of words. */
export function fallbackPage(locale: Locale, nonce: string): string {
  const { title, text, again, home } = words[locale];
  const homePath = locale === 'fr' ? '/fr' : '/';
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a><a href="${homePath}">${home}</a></main></body></html>`;
}
