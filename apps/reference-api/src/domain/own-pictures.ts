import type { Deps } from '../deps.ts';
import { badField } from '../errors/refused.ts';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';

const PICTURES = new RegExp(`^(?:${MEDIA_ROOT}|${UPLOADS_ROOT})/[\\w/-]+\\.(?:webp|jpg|png)$`);

/**
 * A picture of the shop's own as the path it is kept by; one from elsewhere would tell its server who looks at it.
 *
 * @param field what is refused, when it is from elsewhere.
 * @throws Refused 400.
 */
export function ownPicture({ config, origins }: Pick<Deps, 'config' | 'origins'>, field: string, address: string) {
  const url = URL.parse(address, config.publicUrl);
  const isOwn = url !== null && origins.has(url.origin) && PICTURES.test(url.pathname);
  if (!isOwn) throw badField(field, 'pictureForeign');
  return url.pathname;
}
