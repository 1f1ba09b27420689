import { useQuery, useStorefront } from '@promenade/storefront-hooks';
import { allowsOwnerPages, FOOTER_SCRIPTS_DELAY_MS, pageFrameParts } from '@promenade/storefront-hooks/domain';
import { ownerPage, useTemplateSource } from '@promenade/storefront-hooks/template';
import { OwnerPage } from '@promenade/storefront-ui/template';
import { useContext, useMemo } from 'react';
import { RegionBoundary } from '../../errors/RegionBoundary.tsx';
import { reportError } from '../../errors/report-error.ts';
import { useEnvironment } from '../../page/environment.ts';
import type { OwnerPartProps } from '../../page/owner-slot.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useNavigation } from '../../router/current-page.ts';
import { ownerAddresses } from './owner-addresses.ts';
import { OwnerMarkupContext } from './owner-markup.ts';
import { useTemplateActions } from './use-template-actions.ts';

const elements = { HEADER: 'header', FOOTER: 'footer', HOME: 'div', LANDING: 'div', CUSTOM: 'div' } as const;

/** The heading of a page that was reached by a link, which the router does not find in a shadow root. */
function focusHeading(root: ShadowRoot): void {
  const heading = root.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A page of the shop's owner; where there is none, or it cannot be shown, the shop's own. */
export function OwnerPart(props: OwnerPartProps) {
  const { store } = useStorefront();
  const { page } = useNavigation();
  const { pathname } = page.url;
  const isSlugPage = page.match?.params.slug !== undefined && pathname === `/${page.match.params.slug}`;
  const { hasFooter } = pageFrameParts({ ...store, showDefaultFooter: true }, pathname, isSlugPage && !page.fault);
  const isShown = allowsOwnerPages(pathname) && (props.type !== 'FOOTER' || hasFooter);
  if (!isShown) return props.children;
  return (
    <RegionBoundary region={`owner ${props.type}`} fallback={props.children}>
      <LoadedPart {...props} />
    </RegionBoundary>
  );
}

function LoadedPart({ type, slug, children }: OwnerPartProps) {
  const { origin, locale } = useEnvironment();
  const { page } = useNavigation();
  const query = useMemo(() => ownerPage({ type, slug }), [type, slug]);
  const { data } = useQuery(query);
  const source = useTemplateSource(useTemplateActions());
  const addresses = useMemo(() => ownerAddresses(origin, locale), [origin, locale]);
  const writeMarkup = useContext(OwnerMarkupContext);
  const markup = data ? writeMarkup?.(data) : undefined;
  if (!data || (writeMarkup && markup === undefined)) return children;
  const isMain = type !== 'HEADER' && type !== 'FOOTER';
  const hasAddress = type === 'LANDING' || type === 'CUSTOM';
  return (
    <>
      {hasAddress ? <PageHead title={data.name} canonicalPath={page.url.pathname} /> : null}
      <OwnerPage
        as={elements[type]}
        content={data}
        source={source}
        addresses={addresses}
        markup={markup}
        hookDelayMs={isMain ? 0 : FOOTER_SCRIPTS_DELAY_MS}
        fallback={children}
        onShow={(root) => isMain && page.arrival === 'forward' && focusHeading(root)}
        onError={(error) => reportError({ region: `owner ${type}`, error })}
      />
    </>
  );
}
