import { about, type Finding } from '../finding.ts';
import type { Patient } from '../patient.ts';

const { problem, warning, note, good } = about('Clock');

/** Beyond it, shoppers see discounts end at another moment than they end. */
const SHOWN_MS = 5_000;
/** What identity providers grant proofs and tokens. */
const GRANTED_MS = 60_000;

/** How far the clock of the backend is from the one of this machine. `Date` counts whole seconds. */
export function clock({ answers }: Patient): Finding[] {
  const dated = answers.flatMap(({ headers, askedAt }) => {
    const date = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(date) ? [] : [date + 500 - askedAt];
  });
  const [closest] = dated.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (closest === undefined) {
    return [
      warning(
        'Answers have no Date.',
        'Discounts are counted down by the clock of the visitor.',
        'Send the header Date.',
      ),
    ];
  }
  const seconds = Math.round(closest / 1000);
  const found = `The clock of the backend is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} this machine's.`;
  if (Math.abs(closest) > GRANTED_MS) {
    return [problem(found, 'Proofs and tokens are refused as too old or too new.', 'Set both clocks by NTP.')];
  }
  if (Math.abs(closest) > SHOWN_MS) return [note(found, 'Storefronts correct it by the header Date.')];
  return [good('The clock is right.')];
}
