import type { FastifyRequest } from 'fastify';
import { ConfigError, originOf } from '../config-values.ts';
import type { Deps } from '../deps.ts';

/**
 * Whose pages a storefront has: `own` is the reference store and whatever is built with the SDK, `family` a client of the
 * backend family, which reads answers, errors and addresses in its own way.
 */
export const EDITIONS = ['own', 'family'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Origins of other storefronts, each with the edition that it is marked with; null without a mark. */
export type MarkedOrigins = ReadonlyMap<string, Edition | null>;

/**
 * Reads a list such as `https://m.shop.example=family, https://partner.example`.
 *
 * @param own origin of the shop's own pages, which needs no entry and cannot be marked: their reads carry no origin.
 * @throws ConfigError for an address or a mark that cannot be used, or two marks of one origin.
 */
export function markedOrigins(name: string, text: string, own: string): MarkedOrigins {
  const marked = new Map<string, Edition | null>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', mark] = entry.split('=').map((part) => part.trim());
    const origin = originOf(name, address);
    const edition = mark === undefined ? null : EDITIONS.find((each) => each === mark);
    if (edition === undefined || entry.split('=').length > 2) {
      throw new ConfigError(
        `${name} must mark an origin with ${EDITIONS.join(' or ')}, as in ${origin}=family, not "${entry}".`,
      );
    }
    if (edition !== null && origin === own) {
      throw new ConfigError(
        `${name} cannot mark ${origin}, which is PUBLIC_URL: the shop’s own host has what "shop set edition" says.`,
      );
    }
    const before = marked.get(origin);
    if (edition && before && before !== edition) {
      throw new ConfigError(`${name} marks ${origin} with both ${before} and ${edition}.`);
    }
    marked.set(origin, edition ?? before ?? null);
  }
  return marked;
}

/**
 * The edition of the storefront that calls: the mark of its origin decides, else the setting of the shop, else whether it
 * names the kind of its pages in `Form-type`, as half of the family does.
 */
export async function editionOf(
  { config, shops }: Pick<Deps, 'config' | 'shops'>,
  { headers, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>,
): Promise<Edition> {
  const marked = headers.origin === undefined ? null : config.corsOrigins.get(headers.origin);
  if (marked) return marked;
  // Where the database does not answer, that is what the refusal is about.
  const shop = await shops.byHost(hostname).catch(() => null);
  return shop?.details.edition ?? (headers['form-type'] === undefined ? 'own' : 'family');
}

/** Calls of the contract; notices of payment providers and pages are none. */
const CONTRACT_PATH = /^\/api\/(?:front|pc)\//;

/**
 * Whether refusals are to travel with HTTP status 200, their code in the envelope alone: clients of the family read no
 * envelope of another status.
 */
export async function wantsStatus200(
  deps: Pick<Deps, 'config' | 'shops'>,
  request: Pick<FastifyRequest, 'headers' | 'hostname' | 'url'>,
): Promise<boolean> {
  return CONTRACT_PATH.test(request.url) && (await editionOf(deps, request)) === 'family';
}

/** The origin of the page that calls, where that is another storefront than the shop's own; null elsewhere. */
export function otherStorefront(
  { config, origins }: Pick<Deps, 'config' | 'origins'>,
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
): string | null {
  return origin !== undefined && origin !== config.publicUrl && origins.has(origin) ? origin : null;
}
