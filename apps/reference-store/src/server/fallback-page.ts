import { randomBytes } from 'node:crypto';
import { delocalizePath, type Locale } from '@promenade/storefront-hooks/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './security-headers.ts';
import { isHttps, type Surroundings } from './visitor.ts';

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
    again: 'Try again',
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
    again: 'Réessayer',
    home: 'Retour à l’accueil',
  },
} as const;

/** Why there is no better page: the shop could not make one, or something was sent where nothing is taken. */
export type FallbackReason = 'failed' | 'unsent';

const neverKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const css = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{max-width:34rem;margin:0 auto 1.5rem}a{color:inherit;display:inline-block;padding:.6rem 1.2rem;border:1px solid;border-radius:.5rem;margin:.25rem;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:2px}`;

/** Answers with the page of last resort: it needs no data, no styles, no scripts and no catalogue of words. */
export function sendFallback(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reason, surroundings }: { status: number; reason: FallbackReason; surroundings: Surroundings },
): FastifyReply {
  const { locale } = delocalizePath(request.url);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(status)
    .headers({ ...pageHeaders({ locale, nonce, https: isHttps(request, surroundings) }), ...neverKept })
    .send(fallbackPage(reason, locale, nonce));
}

function fallbackPage(reason: FallbackReason, locale: Locale, nonce: string): string {
  const {
    again,
    home,
    [reason]: { title, text },
  } = words[locale];
  const homePath = locale === 'fr' ? '/fr' : '/';
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a><a href="${homePath}">${home}</a></main></body></html>`;
}
