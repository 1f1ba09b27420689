import { useStorefront } from '@promenade/storefront-hooks';
import { Container, ErrorPage } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { ShopSearchForm } from '../features/catalog/ShopSearchForm.tsx';
import { signInPath } from '../features/layout/account-links.ts';
import { useText } from '../i18n/use-text.ts';
import { useNavigation } from '../router/current-page.ts';
import type { PageFault } from '../router/outcome.ts';
import styles from '../styles/page.module.css';
import { WaysOn } from './WaysOn.tsx';

const kinds = { 401: '401', 403: '403', 404: '404', 500: '500', 502: '500', 503: '500', 504: '500' } as const;

/** The page shown instead of one that went wrong: what happened by its code, the way home, and one way on. */
export function PageFaultView({ fault }: { fault: PageFault }) {
  const text = useText();
  const { store } = useStorefront();
  const { pathname, search } = useNavigation().page.url;
  const kind = kinds[fault.code as keyof typeof kinds] ?? 'other';
  const signIn = { label: text('account.signIn'), href: signInPath(pathname + search) };
  const action = {
    401: signIn,
    403: signIn,
    404: { label: text('nav.allProducts'), href: '/products/all' },
    500: { label: text('action.retry'), onClick: () => window.location.reload() },
    other: store.email ? { label: text('action.contact'), href: `mailto:${store.email}` } : undefined,
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
          <>
            <ShopSearchForm />
            <WaysOn />
          </>
        ) : null}
      </ErrorPage>
    </Container>
  );
}
