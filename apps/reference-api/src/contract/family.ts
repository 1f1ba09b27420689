import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** Calls of the contract; notices of payment providers and pages are none. */
const CONTRACT_PATH = /^\/api\/(?:front|pc)\//;

/** Whether a client of the family asks: it names the kind of its pages with every request. */
export const isFamilyClient = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['form-type'] !== undefined;

/**
 * Whether refusals are to travel with HTTP status 200, their code in the envelope alone: clients of the family read no
 * envelope of another status. The shop may have it so for everybody.
 */
export async function wantsStatus200({ shops }: Pick<Deps, 'shops'>, request: FastifyRequest): Promise<boolean> {
  if (!CONTRACT_PATH.test(request.url)) return false;
  if (isFamilyClient(request)) return true;
  // Where the database does not answer, that is what the refusal is about.
  const shop = await shops.byHost(request.hostname).catch(() => null);
  return shop?.details.errorsWithStatus200 === true;
}

/** The origin of the page that calls, where that is another storefront than the shop's own; null elsewhere. */
export function otherStorefront(
  { config, origins }: Pick<Deps, 'config' | 'origins'>,
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
): string | null {
  return origin !== undefined && origin !== config.publicUrl && origins.has(origin) ? origin : null;
}

/** A path of ours where a text, an attribute of HTML or a list in a text may name a file. */
const MEDIA = /(^|["'(,=\s])(\/media\/(?:r1|uploads|pages)\/)/g;

/** An answer with the addresses of its pictures made absolute, for pages that have another origin. */
export function withAbsoluteMedia(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return data.includes('/media/') ? data.replace(MEDIA, `$1${origin}$2`) : data;
  if (Array.isArray(data)) return data.map((item) => withAbsoluteMedia(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withAbsoluteMedia(value, origin)]));
}

/** An answer in which no market price is left out: clients of the family reckon a percentage with it. */
export function withMarketPrices(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withMarketPrices);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, withMarketPrices(value)]);
  return { ...Object.fromEntries(fields), ...('otPrice' in data && { otPrice: data.otPrice ?? priceIn(data) }) };
}

const priceIn = (data: object) => ('price' in data ? data.price : null);
