import { about, type Finding } from '../finding.ts';
import type { Target } from '../target.ts';

const { problem, warning, note, good } = about('Clock');

/** Beyond it, shoppers would see discounts end too early or too late. */
const NOTICEABLE_MS = 5_000;
/** The clock skew that identity providers tolerate in tokens and DPoP proofs. */
const TOLERATED_MS = 60_000;

/** Compares the clocks of the backend and of the provider with the clock of this machine. */
export function clock(target: Target): Finding[] {
  const { host } = new URL(target.baseUrl);
  const aheadMs = skewOf(target, host);
  const others = new Set(target.exchanges.map(({ url }) => new URL(url).host).filter((other) => other !== host));
  return [
    ...(aheadMs === undefined ? [undated(host)] : verdictOn(host, aheadMs)),
    ...[...others].flatMap((other) => {
      const otherMs = skewOf(target, other);
      return otherMs === undefined || Math.abs(otherMs) <= NOTICEABLE_MS ? [] : verdictOn(other, otherMs);
    }),
  ];
}

/** The median, since single responses may come from a cache. `Date` counts whole seconds. */
function skewOf({ exchanges }: Target, host: string): number | undefined {
  const dated = exchanges.flatMap(({ url, headers, askedAt }) => {
    const date = Date.parse(headers.get('date') ?? '');
    return new URL(url).host !== host || Number.isNaN(date) ? [] : [date + 500 - askedAt];
  });
  return dated.toSorted((one, other) => one - other)[Math.floor(dated.length / 2)];
}

const undated = (host: string) =>
  warning(
    `Responses of ${host} have no Date header.`,
    'Countdowns of discounts follow the clock of the visitor.',
    'Send the Date header.',
  );

function verdictOn(host: string, aheadMs: number): Finding[] {
  const seconds = Math.round(aheadMs / 1000);
  const found = `The clock of ${host} is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} this machine's.`;
  if (Math.abs(aheadMs) > TOLERATED_MS) {
    return [
      problem(
        found,
        'Tokens and DPoP proofs are refused as expired or not valid yet.',
        'Synchronise both clocks by NTP.',
      ),
    ];
  }
  if (Math.abs(aheadMs) > NOTICEABLE_MS) return [note(found, 'Storefronts correct for it by the Date header.')];
  return [good(`The clock of ${host} is correct.`)];
}
