import type { Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';

/** The shop that answers any host name is at `PUBLIC_URL`; others are at their own, by the same protocol and port. */
export function shopOrigin(
  { publicUrl }: Pick<DomainDeps['config'], 'publicUrl'>,
  shop: Pick<Row<'stores'>, 'host'> | undefined,
): string {
  if (!shop || shop.host === '*') return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = shop.host;
  return url.origin;
}
