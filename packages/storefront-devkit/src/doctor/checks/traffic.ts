import { about, type Finding } from '../finding.ts';
import { counted, isBusy, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';

const speed = about('Speed');
const refusals = about('Refusals');

const SLOW_MS = 1_000;
const TOO_SLOW_MS = 5_000;
/** From this share of all requests on, a storefront cannot be used. */
const UNUSABLE_SHARE = 0.1;

const ofBackend = ({ probes, baseUrl }: Target) => {
  const { host } = new URL(baseUrl);
  return probes.filter(({ url }) => new URL(url).host === host);
};

/** How many requests met a limit or an error of the server, and how many got no response. */
export function refused(target: Target): Finding[] {
  const probes = ofBackend(target);
  const bad = probes.filter((probe) => isBusy(probe) || probe.kind === 'silent');
  if (bad.length === 0) return [];
  const counts = new Map<string, number>();
  for (const probe of bad) counts.set(labelOf(probe), (counts.get(labelOf(probe)) ?? 0) + 1);
  const what = [...counts].map(([label, count]) => `${count} ${label}`).join(', ');
  const make = bad.length / probes.length >= UNUSABLE_SHARE ? refusals.problem : refusals.warning;
  return [
    make(
      `${bad.length} of ${counted(probes.length, 'request')} failed: ${what}.`,
      'Some checks have no result, and shoppers get the same errors.',
      bad.some((probe) => probe.kind === 'refused' && probe.code === 429)
        ? 'Exempt this address from the rate limits, then try again.'
        : 'Look at the log of the backend for the time of this run.',
    ),
  ];
}

function labelOf(probe: Probe): string {
  if (probe.kind === 'silent') return 'got no response';
  if (probe.kind === 'answered') return '';
  return probe.code === 429 ? 'returned 429 (rate limit)' : `returned ${probe.code}`;
}

/** How long the calls took. */
export function times(target: Target): Finding[] {
  const timed = ofBackend(target).toSorted((one, other) => one.durationMs - other.durationMs);
  const median = timed[Math.floor(timed.length / 2)];
  const slowest = timed.at(-1);
  if (!median || !slowest) return [];
  const [half, most] = [median, slowest].map(({ durationMs }) => `${Math.round(durationMs)} ms`);
  const found = `Half of ${counted(timed.length, 'request')} took ${half} or less, the slowest ${most} (${slowest.method} ${slowest.url}).`;
  if (median.durationMs < SLOW_MS && slowest.durationMs < TOO_SLOW_MS) return [speed.good(found)];
  return [
    speed.warning(
      found,
      'Pages wait for several calls, and shoppers leave.',
      'The table below has the time of each request.',
    ),
  ];
}
