import { delocalizePath } from '@promenade/storefront-hooks/domain';
import type { UiLinkProps } from '@promenade/storefront-ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNavigation } from './current-page.ts';

/** How long a pointer must rest on a link before its page is fetched ahead. */
const INTENT_MS = 65;
const ownServerPaths = /^\/(?:api|oidc|media|sandbox|locale)\//;

/** Whether a page of this shop shows the address, so that the router may take the link over. */
function isShopPage(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !ownServerPaths.test(href);
}

/** Every link of the shop, with or without language prefix: it stays in the language of the page. Fetches ahead on intent. */
export function StoreLink({ href, target, download, ...rest }: UiLinkProps) {
  const { warm } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!isShopPage(href) || target || download !== undefined) {
    return <a href={href} target={target} download={download} {...rest} />;
  }
  const { path } = delocalizePath(href);
  const stop = () => clearTimeout(timer.current);
  return (
    <Link
      {...rest}
      to={path}
      discover="none"
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        stop();
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => warm(path), INTENT_MS);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        stop();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        warm(path);
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        warm(path);
      }}
    />
  );
}
