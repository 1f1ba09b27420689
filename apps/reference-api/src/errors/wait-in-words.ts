import type { Locale } from '../db/index.ts';

const units = [
  { unit: 'second', lengthSeconds: 1, upTo: 90 },
  { unit: 'minute', lengthSeconds: 60, upTo: 90 },
  { unit: 'hour', lengthSeconds: 3_600, upTo: 36 },
] as const;

/** How long to wait, as one reads it: "40 seconds", "15 minutes", "12 hours". Never less than the time itself. */
export function waitInWords(seconds: number, locale: Locale): string {
  const { unit, lengthSeconds } = units.find(({ lengthSeconds, upTo }) => seconds <= lengthSeconds * upTo) ?? {
    unit: 'day',
    lengthSeconds: 86_400,
  };
  return formatOf(unit, locale).format(Math.ceil(seconds / lengthSeconds));
}

/** Making one takes longer than all the rest of a refusal. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(unit: string, locale: Locale): Intl.NumberFormat {
  const key = `${unit} ${locale}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
}
