import { useQuery, useStorefront } from '@promenade/storefront-hooks';
import {
  allowsOwnerPages,
  FOOTER_SCRIPTS_DELAY_MS,
  issueText,
  pageFrameParts,
} from '@promenade/storefront-hooks/domain';
import {
  type OwnerPageContent,
  ownerPage,
  type TemplateActions,
  useTemplateSource,
} from '@promenade/storefront-hooks/template';
import { OwnerPage } from '@promenade/storefront-ui/template';
import { useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadIssueTexts } from '../i18n/catalogue.ts';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { checkoutPath } from '../lib/checkout.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useNotices } from '../lib/notices.ts';
import { useShowOverlay } from '../lib/overlays.tsx';
import { ownerAddresses, shopPath } from '../lib/owner-addresses.ts';
import { OwnerMarkupContext } from '../lib/owner-markup.ts';
import type { OwnerPartProps } from '../lib/owner-slot.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { searchPath } from '../lib/search-path.ts';
import { useAddressHere } from '../lib/use-address-here.ts';
import { PageHead } from './PageHead.tsx';
import { RegionBoundary, reportError } from './RegionBoundary.tsx';

const elements = { HEADER: 'header', FOOTER: 'footer', HOME: 'div', LANDING: 'div', CUSTOM: 'div' } as const;

/** Focuses the heading after a navigation. The router does not find headings in a shadow root. */
function focusHeading(root: ShadowRoot): void {
  const heading = root.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A custom page of the shop's owner, or the store's page if the owner has none. */
export function OwnerPart(props: OwnerPartProps) {
  const { store } = useStorefront();
  const { page } = useNavigation();
  const { pathname } = page.url;
  const isSlugPage = page.match?.params.slug !== undefined && pathname === `/${page.match.params.slug}`;
  const { hasFooter } = pageFrameParts({ ...store, showDefaultFooter: true }, pathname, isSlugPage && !page.error);
  const isShown = allowsOwnerPages(pathname) && (props.type !== 'FOOTER' || hasFooter);
  if (!isShown) return props.children;
  return (
    <RegionBoundary region={`owner ${props.type}`} fallback={props.children}>
      <LoadedPart {...props} />
    </RegionBoundary>
  );
}

function LoadedPart(props: OwnerPartProps) {
  const { type, slug, children } = props;
  const query = useMemo(() => ownerPage({ type, slug }), [type, slug]);
  const { data } = useQuery(query);
  const writeMarkup = useContext(OwnerMarkupContext);
  const markup = data ? writeMarkup?.(data) : undefined;
  if (!data || (writeMarkup && markup === undefined)) return children;
  return <WrittenPart {...props} content={data} markup={markup} />;
}

interface WrittenPartProps extends OwnerPartProps {
  content: OwnerPageContent;
  markup: string | undefined;
}

function WrittenPart({ type, content, markup, children }: WrittenPartProps) {
  const { origin, locale } = useEnvironment();
  const { page } = useNavigation();
  const source = useTemplateSource(useTemplateActions());
  const addresses = useMemo(() => ownerAddresses(origin, locale), [origin, locale]);
  const isMain = type !== 'HEADER' && type !== 'FOOTER';
  const hasAddress = type === 'LANDING' || type === 'CUSTOM';
  return (
    <>
      {hasAddress ? <PageHead title={content.name} canonicalPath={page.url.pathname} /> : null}
      <OwnerPage
        as={elements[type]}
        content={content}
        source={source}
        addresses={addresses}
        markup={markup}
        hookDelayMs={isMain ? 0 : FOOTER_SCRIPTS_DELAY_MS}
        fallback={children}
        onShow={(root) => isMain && page.arrival === 'navigate' && focusHeading(root)}
        onError={(error) => reportError({ region: `owner ${type}`, error })}
      />
    </>
  );
}

/** The store's actions for the interactive elements of custom pages. */
function useTemplateActions(): TemplateActions {
  const text = useText();
  const { locale, origin } = useEnvironment();
  const navigate = useNavigate();
  const notices = useNotices();
  const showOverlay = useShowOverlay();
  const here = useAddressHere();
  const go = (path: string) => void navigate(path);
  return {
    follow(href) {
      const path = shopPath(href, origin);
      if (path !== undefined) go(path);
      return path !== undefined;
    },
    open: (overlay) => showOverlay(overlay),
    signIn: () => go(signInPath(here)),
    signUp: () => go(paths.register),
    openAccount: () => go(paths.orders),
    openCheckout: (preOrderNo) => go(checkoutPath(preOrderNo)),
    checkOutCart: () => go(paths.cart),
    search: (words) => go(searchPath(words)),
    onAdded: (name) => showOverlay('cart', text('cart.added', { name })),
    async newsletterText(issue) {
      if (!issue) return text('newsletter.done');
      return issueText(issue, await loadIssueTexts(locale));
    },
    onError: notices.fail,
  };
}
