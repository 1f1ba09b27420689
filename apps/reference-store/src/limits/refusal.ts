import type { Locale } from '../i18n/locale.ts';

const sentences = {
  tooLarge: ['The request is too large', 'La requête est trop volumineuse'],
  tooSlow: [
    'The request took too long to arrive, please try again',
    'La requête a mis trop de temps à arriver, réessayez',
  ],
  tooManyAtOnce: [
    'Too many requests at once, please try again in a moment',
    'Trop de demandes à la fois, réessayez dans un instant',
  ],
  busy: [
    'The shop is busy at the moment, please try again in a few seconds',
    'La boutique est très sollicitée, réessayez dans quelques secondes',
  ],
  unreachable: [
    'The shop cannot be reached at the moment, please try again later',
    'La boutique est injoignable pour le moment, réessayez plus tard',
  ],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

export type RefusalId = keyof typeof sentences;
export type RefusalStatus = 408 | 413 | 429 | 502 | 503;

/** Seconds after which clients may retry a request that was refused because of too many requests. */
export const RETRY_AFTER_SECONDS = 2;

/** Thrown when the store refuses a request instead of passing it on or rendering a page. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly id: RefusalId;

  constructor(status: RefusalStatus, id: RefusalId) {
    super(sentences[id][0]);
    this.name = 'Refusal';
    this.status = status;
    this.id = id;
  }
}

export const refusalText = (id: RefusalId, locale: Locale): string => sentences[id][locale === 'fr' ? 1 : 0];
