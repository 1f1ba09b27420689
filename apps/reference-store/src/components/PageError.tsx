import { useStorefront } from '@promenade/storefront-hooks';
import { Container, ErrorPage } from '@promenade/storefront-ui';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { deferred } from '../lib/deferred.tsx';
import * as paths from '../lib/paths.ts';
import type { PageFault } from '../lib/route.ts';
import { useNavigation } from '../lib/route.ts';
import styles from '../styles/page.module.css';
import { PageHead } from './PageHead.tsx';

const NotFoundHelp = deferred(() => import('./NotFoundHelp.tsx').then((part) => part.NotFoundHelp));

const kinds = {
  0: 'network',
  401: '401',
  403: '403',
  404: '404',
  429: 'busy',
  500: '500',
  502: '500',
  503: '500',
  504: '500',
} as const;

/** The error page for a code: what happened, a link home, and one further action. */
export function PageFaultView({ fault }: { fault: PageFault }) {
  const text = useText();
  const { store } = useStorefront();
  const navigate = useNavigate();
  const location = useLocation();
  const { page } = useNavigation();
  const { pathname, search } = page.url;
  const kind = kinds[fault.code as keyof typeof kinds] ?? 'other';
  const signIn = { label: text('account.signIn'), href: signInPath(pathname + search) };
  // A page that failed to render needs a new document; one that failed to load is loaded again in place.
  const readAgain = () => (page.fault ? void navigate(location, { replace: true }) : window.location.reload());
  const retry = { label: text('action.retry'), onClick: readAgain };
  const onOnline = useEffectEvent(readAgain);
  useEffect(() => {
    if (kind !== 'network') return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [kind]);
  const contact = { label: text('action.contact'), href: store.email ? `mailto:${store.email}` : paths.contactUs };
  // A merchant may have closed: suggest other merchants rather than products.
  const isMerchant = pathname.startsWith('/merchant/merchant');
  const others = isMerchant
    ? { label: text('nav.merchants'), href: paths.merchantStreet }
    : { label: text('nav.allProducts'), href: paths.allProducts };
  const action = {
    401: signIn,
    403: contact,
    404: others,
    500: retry,
    busy: retry,
    network: retry,
    other: contact,
  }[kind];
  const title = text(`error.${kind}.title`);
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <ErrorPage
        code={fault.code}
        title={title}
        text={text(`error.${kind}.text`)}
        homeHref="/"
        action={action}
        requestId={fault.requestId}
      >
        {kind === '404' ? (
          <Suspense>
            <NotFoundHelp />
          </Suspense>
        ) : null}
      </ErrorPage>
    </Container>
  );
}
