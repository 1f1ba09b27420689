import { delocalizePath } from '@promenade/storefront-hooks/domain';
import type { UiLinkProps } from '@promenade/storefront-ui';
import { type MouseEvent, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { DIALOG_STATE } from '../lib/overlay-history.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { ownServerPaths } from '../lib/server-paths.ts';

/** Time in ms that a pointer must rest on a link before its page is prefetched. */
const INTENT_MS = 65;
/** Pages that a link opens as a dialog over the current page; Back closes it. Opened directly, they are pages. */
const dialogPages = new Set<string>([paths.register]);

/** Whether the address is a page of this shop, so that the router may handle the link. */
function isShopPage({ href, target, download }: UiLinkProps): boolean {
  return /^\/(?!\/)/.test(href) && !ownServerPaths.test(href) && !target && download === undefined;
}

/** A link within the shop, with or without language prefix; it stays in the page's language. Prefetches on intent. */
export function StoreLink(props: UiLinkProps) {
  if (props.href.startsWith('#')) return <PartLink {...props} />;
  return isShopPage(props) ? <PageLink {...props} /> : <a {...props} />;
}

/** Whether a click opens the link in this tab and is not handled yet. */
function isPlainPress(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}

/** A link to a section of the page. The browser would scroll before the position is stored for Back. */
function PartLink({ href, ...rest }: UiLinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void navigate(pathname + search + href, { replace: hash === href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

function PageLink({ href, ...rest }: UiLinkProps) {
  const { prefetch } = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { path } = delocalizePath(href);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!isPlainPress(event)) return;
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
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => prefetch(path), INTENT_MS);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        stop();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(path);
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        prefetch(path);
      }}
    />
  );
}
