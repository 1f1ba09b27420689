import { expect, it } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

it.each([
  [1, '1 second', '1 seconde'],
  [90, '90 seconds', '90 secondes'],
  [91, '2 minutes', '2 minutes'],
  [3_600, '60 minutes', '60 minutes'],
  [43_200, '12 hours', '12 heures'],
  [86_400, '24 hours', '24 heures'],
  [200_000, '3 days', '3 jours'],
])('a wait of %i seconds is %s', (seconds, english, french) => {
  const asTyped = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(waitInWords(seconds, 'en')).toBe(english);
  expect(asTyped(waitInWords(seconds, 'fr'))).toBe(french);
});
