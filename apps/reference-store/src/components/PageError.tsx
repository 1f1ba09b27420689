import { useStorefront } from '@promenade/storefront-hooks';
import { Button, Container, CopyText, Message } from '@promenade/storefront-ui';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { deferred } from '../lib/deferred.tsx';
import * as paths from '../lib/paths.ts';
import type { PageError } from '../lib/route.ts';
import { useNavigation } from '../lib/route.ts';
import { useAddressHere } from '../lib/use-address-here.ts';
import errorsStyles from '../styles/errors.module.css';
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

/** A button when it has `onClick`, otherwise a link. */
interface Action {
  label: string;
  href?: string;
  onClick?(): void;
}

/** The error page for a code: an explanation, a link home, and one further action. */
export function PageErrorView({ error }: { error: PageError }) {
  const text = useText();
  const { store } = useStorefront();
  const navigate = useNavigate();
  const location = useLocation();
  const { page } = useNavigation();
  const { pathname } = page.url;
  const kind = kinds[error.code as keyof typeof kinds] ?? 'other';
  const signIn = { label: text('account.signIn'), href: signInPath(useAddressHere()) };
  // A page that failed to render needs a new document; a page that failed to load is loaded again in place.
  const readAgain = () => (page.error ? void navigate(location, { replace: true }) : window.location.reload());
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
  const actions: Record<(typeof kinds)[keyof typeof kinds] | 'other', Action> = {
    401: signIn,
    403: contact,
    404: others,
    500: retry,
    busy: retry,
    network: retry,
    other: contact,
  };
  const action = actions[kind];
  const title = text(`error.${kind}.title`);
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <Message
        size="page"
        headingLevel={1}
        mark={error.code > 0 ? <p className={errorsStyles.code}>{text('error.code', { code: error.code })}</p> : null}
        title={title}
        actions={
          <>
            <Button href={action.href} onClick={action.onClick}>
              {action.label}
            </Button>
            <Button href="/" variant="outline">
              {text('action.home')}
            </Button>
          </>
        }
        footer={
          <>
            {kind === '404' ? (
              <Suspense>
                <NotFoundHelp />
              </Suspense>
            ) : null}
            {error.requestId ? (
              <p className={errorsStyles.request}>
                <span>{text('error.requestId')}</span>
                <CopyText value={error.requestId} label={text('error.copy')} copiedLabel={text('error.copied')} />
              </p>
            ) : null}
          </>
        }
      >
        {text(`error.${kind}.text`)}
      </Message>
    </Container>
  );
}
