const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A duration in the format of the locale, unit by unit: `['2d', '3h', '0m', '5s']`; leading zero units are left out. */
export function timeParts(milliseconds: number, locale: string, unitDisplay: 'narrow' | 'short' | 'long'): string[] {
  let rest = Math.ceil(milliseconds / 1000) * 1000;
  const counts = units.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = counts.findIndex(({ count }) => count > 0);
  return counts
    .slice(first < 0 ? -1 : first)
    .map(({ unit, count }) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count));
}
