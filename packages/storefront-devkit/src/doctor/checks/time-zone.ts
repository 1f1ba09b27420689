import { contract, decode, time } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { envelopeOf, type Target } from '../target.ts';

const { problem, note, good } = about('Time zone');

const PRODUCTS_READ = 10;
/** Clocks differ, and a second may pass between two of them. */
const LEEWAY_MS = 5 * 60_000;
const QUARTER_HOUR_MS = 15 * 60_000;

/** Whether times without an offset are UTC: what has happened already must not lie in the future. */
export async function timeZone(target: Target): Promise<Finding[]> {
  const { baseUrl } = target;
  const products = itemsOf(await target.ask(`${baseUrl}${contract['products.list'].path}?limit=${PRODUCTS_READ}`));
  const times: { written: string; aheadMs: number }[] = [];
  for (const { id } of products.slice(0, PRODUCTS_READ)) {
    const path = contract['reviews.list'].path.replace('{productId}', encodeURIComponent(`${id}`));
    const answer = await target.ask(`${baseUrl}${path}?type=0&limit=20`);
    const now = Date.parse(answer.headers.get('date') ?? '') || answer.askedAt;
    for (const { createTime } of itemsOf(answer)) {
      const at = createTime ? readTime(createTime) : undefined;
      if (at !== undefined) times.push({ written: `${createTime}`, aheadMs: at - now });
    }
  }
  const [latest] = times.toSorted((one, other) => other.aheadMs - one.aheadMs);
  if (latest && latest.aheadMs > LEEWAY_MS) return [ahead(latest.written, latest.aheadMs)];
  if (latest && times.every(({ written }) => /^\d+$|(Z|[+-]\d\d:?\d\d)$/.test(written))) {
    return [good('Times carry their offset.')];
  }
  return [
    note(
      latest
        ? `No time lies in the future (the latest is ${latest.written}), so times may be UTC.`
        : 'The time zone could not be found out: no product has a review.',
      'Clients read times without an offset as UTC: discounts would end hours too late or too early.',
      'Compare the time of a new order with the clock. If they differ by hours, set `timeZone` of the client.',
    ),
  ];
}

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

/** The items of a list or a page, where the answer has one. */
function itemsOf(answer: Parameters<typeof envelopeOf>[0]): Record<string, unknown>[] {
  const { code, data } = envelopeOf(answer) ?? {};
  const list = Array.isArray(data) ? data : Object(data).list;
  return code === 200 && Array.isArray(list) ? list.map(Object) : [];
}
