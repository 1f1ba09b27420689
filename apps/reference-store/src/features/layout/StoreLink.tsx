import { delocalizePath } from '@promenade/storefront-hooks/domain';
import type { UiLinkProps } from '@promenade/storefront-ui';
import { type MouseEvent, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useNavigation } from '../../router/current-page.ts';

/** How long a pointer must rest on a link before its page is fetched ahead. */
const INTENT_MS = 65;
const ownServerPaths = /^\/(?:api|oidc|media|sandbox|locale|mail)(?:[/?]|$)/;
/** Pages that open as a dialog over the page a visitor is on; Back closes it. Opened directly they are pages. */
const dialogPages = new Set(['/register']);
/** Where the history entry says which of them is open. */
export const DIALOG_STATE = 'dialog';

/** Whether a page of this shop shows the address, so that the router may take the link over. */
function isShopPage({ href, target, download }: UiLinkProps): boolean {
  return /^\/(?!\/)/.test(href) && !ownServerPaths.test(href) && !target && download === undefined;
}

/** Every link of the shop, with or without language prefix: it stays in the language of the page. Fetches ahead on intent. */
export function StoreLink(props: UiLinkProps) {
  return isShopPage(props) ? <PageLink {...props} /> : <a {...props} />;
}

function PageLink({ href, ...rest }: UiLinkProps) {
  const { warm } = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { path } = delocalizePath(href);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    const current = here.pathname + here.search;
    if (dialogPages.has(path) && here.pathname !== path) void navigate(current, { state: { [DIALOG_STATE]: path } });
    else void navigate(path, { replace: path === current });
  };
  const stop = () => clearTimeout(timer.current);
  return (
    <a
      {...rest}
      href={useHref(path)}
      onClick={follow}
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
