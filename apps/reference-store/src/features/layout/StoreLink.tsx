import { delocalizePath } from '@promenade/storefront-hooks/domain';
import type { UiLinkProps } from '@promenade/storefront-ui';
import { type MouseEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useNavigation } from '../../router/current-page.ts';

/** How long a pointer must rest on a link before its page is fetched ahead. */
const INTENT_MS = 65;
const ownServerPaths = /^\/(?:api|oidc|media|sandbox|locale)\//;

/** Pages that open as a dialog over the page a visitor is on; Back closes it. Opened directly they are pages. */
const dialogPages = new Set(['/register']);
/** Where the history entry says which of them is open. */
export const DIALOG_STATE = 'dialog';

/** Whether a page of this shop shows the address, so that the router may take the link over. */
function isShopPage(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !ownServerPaths.test(href);
}

/** Every link of the shop, with or without language prefix: it stays in the language of the page. Fetches ahead on intent. */
export function StoreLink({ href, target, download, ...rest }: UiLinkProps) {
  const { warm } = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!isShopPage(href) || target || download !== undefined) {
    return <a href={href} target={target} download={download} {...rest} />;
  }
  const { path } = delocalizePath(href);
  const stop = () => clearTimeout(timer.current);
  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || here.pathname === path) return;
    event.preventDefault();
    void navigate(`${here.pathname}${here.search}`, { state: { [DIALOG_STATE]: path } });
  };
  return (
    <Link
      {...rest}
      to={path}
      discover="none"
      onClick={dialogPages.has(path) ? openDialog : rest.onClick}
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
