import type { Locale } from '../db/index.ts';

/** Why money is asked back, as offered to the shopper. */
const reasons: readonly (readonly [en: string, fr: string])[] = [
  ['I changed my mind', 'J’ai changé d’avis'],
  ['It does not fit', 'La taille ne convient pas'],
  ['It is damaged or does not work', 'L’article est abîmé ou ne fonctionne pas'],
  ['It is not as described', 'L’article ne correspond pas à la description'],
  ['Something is missing', 'Il manque quelque chose'],
  ['It came too late', 'La livraison est arrivée trop tard'],
  ['Another reason', 'Une autre raison'],
];

export const refundReasons = (locale: Locale): string[] => reasons.map(([en, fr]) => (locale === 'fr' ? fr : en));
