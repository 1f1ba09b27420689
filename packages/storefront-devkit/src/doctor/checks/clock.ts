import { about, type Finding } from '../finding.ts';
import type { Target } from '../target.ts';

const { problem, warning, note, good } = about('Clock');

/** Beyond it, shoppers would see discounts end too early or too late. */
const NOTICEABLE_MS = 5_000;
/** The clock skew that identity providers tolerate in tokens and DPoP proofs. */
const TOLERATED_MS = 60_000;

/** How far the clock of the backend is from that of this machine. `Date` counts whole seconds. */
export function clock({ answers }: Target): Finding[] {
  const dated = answers.flatMap(({ headers, askedAt }) => {
    const date = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(date) ? [] : [date + 500 - askedAt];
  });
  const [closest] = dated.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (closest === undefined) {
    return [
      warning(
        'Responses have no Date header.',
        'Countdowns of discounts follow the clock of the visitor.',
        'Send the Date header.',
      ),
    ];
  }
  const seconds = Math.round(closest / 1000);
  const found = `The clock of the backend is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} this machine's.`;
  if (Math.abs(closest) > TOLERATED_MS) {
    return [
      problem(
        found,
        'Tokens and DPoP proofs are refused as expired or not valid yet.',
        'Synchronise both clocks by NTP.',
      ),
    ];
  }
  if (Math.abs(closest) > NOTICEABLE_MS) return [note(found, 'Storefronts correct for it by the Date header.')];
  return [good('The clock is correct.')];
}
