import type { FastifyRequest } from 'fastify';
import { ConfigError, originOf } from '../config-values.ts';
import type { Deps } from '../deps.ts';

/**
 * The kind of storefront: `own` is the reference store and every storefront built with the SDK, `family` a client of the
 * backend family, which expects responses, errors and page addresses in the family's form.
 */
export const EDITIONS = ['own', 'family'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The screens for which a client of the family is made, as orders and payments name it. */
export const CHANNELS = ['pc', 'mobile'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channel that a request names: the family's client for large screens does in each one, the one for phones in none. */
export const channelOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Channel | undefined =>
  headers['form-type'] === 'pc' ? 'pc' : undefined;

/** Origins of other storefronts with the edition of each; null where the entry has no mark. */
export type MarkedOrigins = ReadonlyMap<string, Edition | null>;

/**
 * Reads a list such as `https://m.shop.example=family, https://partner.example`.
 *
 * @param own Origin of the shop's own pages. It cannot be marked, because browsers send no origin with same-origin reads.
 * @throws ConfigError for an invalid address or mark, or two different marks for one origin.
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
 * The edition of the calling storefront: the mark of its origin, otherwise the shop's setting, otherwise `family` if the
 * request has the header `Form-type`, which only some clients of the family send.
 */
export async function editionOf(
  { config, shops }: Pick<Deps, 'config' | 'shops'>,
  { headers, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>,
): Promise<Edition> {
  const marked = headers.origin === undefined ? null : config.corsOrigins.get(headers.origin);
  if (marked) return marked;
  // An unreachable database is reported by the call itself.
  const shop = await shops.byHost(hostname).catch(() => null);
  return shop?.details.edition ?? (headers['form-type'] === undefined ? 'own' : 'family');
}

/** Calls of the contract, without webhooks of payment providers and pages. */
const CONTRACT_PATH = /^\/api\/(?:front|pc)\//;

/**
 * Whether errors are sent with HTTP status 200 and their code in the envelope only: clients of the family ignore the
 * envelope of any other status.
 */
export async function wantsStatus200(
  deps: Pick<Deps, 'config' | 'shops'>,
  request: Pick<FastifyRequest, 'headers' | 'hostname' | 'url'>,
): Promise<boolean> {
  return CONTRACT_PATH.test(request.url) && (await editionOf(deps, request)) === 'family';
}
