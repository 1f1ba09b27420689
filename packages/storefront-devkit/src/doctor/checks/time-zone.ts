import { decode, time } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';
import { type Catalogue, cardsOf } from './catalogue.ts';

const { problem, note, good } = about('Time zone');

/** Clocks differ, and a second may pass between two of them. */
const LEEWAY_MS = 5 * 60_000;
const QUARTER_HOUR_MS = 15 * 60_000;

/** Whether times without an offset are UTC: times of past events must not lie in the future. */
export async function timeZone(target: Target, catalogue: Catalogue): Promise<Finding[]> {
  const { list } = catalogue;
  if (list.kind !== 'answered') return [unknown(outcome(list))];
  const times: { written: string; aheadMs: number }[] = [];
  let unanswered: Probe | undefined;
  for (const { id: productId } of cardsOf(catalogue)) {
    const reviews = await target.call('reviews.list', { path: { productId }, query: { type: 0, limit: 20 } });
    if (reviews.kind !== 'answered') {
      unanswered = reviews;
      continue;
    }
    const { headers, askedAt } = reviews.exchange;
    const now = Date.parse(headers.get('date') ?? '') || askedAt;
    for (const { createTime } of itemsOf(reviews.data)) {
      const at = createTime ? readTime(createTime) : undefined;
      if (at !== undefined) times.push({ written: `${createTime}`, aheadMs: at - now });
    }
  }
  const [latest] = times.toSorted((one, other) => other.aheadMs - one.aheadMs);
  if (!latest) return [unknown(unanswered ? outcome(unanswered) : 'no product has a review')];
  if (latest.aheadMs > LEEWAY_MS) return [ahead(latest.written, latest.aheadMs)];
  if (times.every(({ written }) => /^\d+$|(Z|[+-]\d\d:?\d\d)$/.test(written)))
    return [good('Times carry their offset.')];
  return [open(`No time lies in the future (the latest is ${latest.written}), so times may be UTC.`)];
}

const unknown = (why: string) => open(`The time zone could not be found out: ${why}.`);

const open = (message: string) =>
  note(
    message,
    'Clients read times without an offset as UTC: discounts would end hours too late or too early.',
    'Compare the time of a new order with the clock. If they differ by hours, set `timeZone` of the client.',
  );

function ahead(written: string, aheadMs: number): Finding {
  // A review was written some time ago, so the zone is at least that far ahead.
  const minutes = (Math.ceil((aheadMs - LEEWAY_MS) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS) / 60_000;
  const offset = `+${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`;
  return problem(
    `A review is dated ${written}, which is in the future in UTC.`,
    'The backend writes local times without an offset. Clients read them as UTC, so discounts end hours late.',
    `Set \`timeZone\` of the client to the zone of the backend (it is at least ${offset}), or write UTC.`,
  );
}

function readTime(written: unknown): number | undefined {
  try {
    return decode(time, written);
  } catch {
    return undefined;
  }
}

/** The items of a list or a page, on the wire. */
function itemsOf(data: unknown): Record<string, unknown>[] {
  const list = Array.isArray(data) ? data : Object(data).list;
  return Array.isArray(list) ? list.map(Object) : [];
}
