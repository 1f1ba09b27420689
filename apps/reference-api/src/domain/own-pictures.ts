import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { badField } from '../errors/refused.ts';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';
import { claimUploads } from '../repositories/uploads.ts';
import { shopperOf } from './principals.ts';

const PICTURE = new RegExp(`^(?:${MEDIA_ROOT}|${UPLOADS_ROOT})/[\\w/-]+\\.(?:webp|jpg|png)$`);
const UPLOAD = new RegExp(`^${UPLOADS_ROOT}/([^/]+)$`);

type Shop = DomainDeps<'config' | 'origins'>;

/** The path of an address below one of the shop's own origins; null elsewhere. */
function ownPath({ config, origins }: Shop, address: string): string | null {
  const url = URL.parse(address, config.publicUrl);
  return url !== null && origins.has(url.origin) ? url.pathname : null;
}

/**
 * URLs in stored form: those of the shop, which clients may send with their origin, without it, since the origin may change.
 */
export const asKept = (shop: Shop, addresses: readonly string[]): string[] =>
  addresses.map((address) => ownPath(shop, address) ?? address);

/**
 * The shop's own pictures, by their stored paths; an external one would disclose its viewers to its server. Files that the
 * shopper uploaded become permanent; those of others are refused.
 * @param field reported in the error
 * @param isShown whether they are public
 * @throws Refused 400 if a picture is external or does not exist any more.
 */
export async function ownPictures(
  shop: Shop,
  { db, now, principal }: Pick<CallContext, 'db' | 'now' | 'principal'>,
  field: string,
  addresses: readonly string[],
  isShown: boolean,
): Promise<string[]> {
  const paths = addresses.map((address) => ownPath(shop, address) ?? '');
  const userId = shopperOf({ principal });
  const areOwn =
    paths.every((path) => PICTURE.test(path)) &&
    (await claimUploads(db, uploadsAmong(paths), { userId, isShown, now }));
  if (!areOwn) throw badField(field, 'pictureForeign');
  return paths;
}

/** Makes the files that the shopper sent stay, among addresses that may lead anywhere. Guests cannot send any. */
export async function keepUploads(
  shop: Shop,
  { db, now, principal }: Pick<CallContext, 'db' | 'now' | 'principal'>,
  addresses: readonly string[],
): Promise<void> {
  if (principal.kind !== 'shopper') return;
  const paths = addresses.map((address) => ownPath(shop, address) ?? '');
  await claimUploads(db, uploadsAmong(paths), { userId: principal.userId, isShown: false, now });
}

function uploadsAmong(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => UPLOAD.exec(path)?.[1] ?? []));
}
