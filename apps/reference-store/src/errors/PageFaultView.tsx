import { Button, EmptyState } from '@promenade/storefront-ui';
import { useStorefront } from '@promenade/storefront-hooks';
import { PageHead } from '../app/PageHead.tsx';
import { signInPath } from '../features/layout/account-links.ts';
import { useText } from '../i18n/use-text.ts';
import { useNavigation } from '../router/current-page.ts';
import type { PageFault } from '../router/outcome.ts';
import styles from './errors.module.css';

const known = { 401: '401', 403: '403', 404: '404', 500: '500', 502: '500', 503: '500', 504: '500' } as const;

/** The page shown instead of one that went wrong: what happened by its code, the way home, and one way on. */
export function PageFaultView({ fault }: { fault: PageFault }) {
  const text = useText();
  const { store } = useStorefront();
  const { pathname, search } = useNavigation().page.url;
  const kind = known[fault.code as keyof typeof known] ?? 'other';
  const second = {
    401: { href: signInPath(pathname + search), label: text('account.signIn') },
    403: { href: signInPath(pathname + search), label: text('account.signIn') },
    404: { href: '/products/product_search', label: text('action.search') },
    500: { href: pathname + search, label: text('action.retry') },
    other: { href: store.email ? `mailto:${store.email}` : '/products/all', label: text('action.contact') },
  }[kind];
  const title = text(`error.${kind}.title`);
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <p className={styles.code} aria-hidden="true">
        {fault.code}
      </p>
      <EmptyState
        level={1}
        title={title}
        action={
          <div className={styles.actions}>
            <Button href="/">{text('action.home')}</Button>
            <Button href={second.href} tone="outline">
              {second.label}
            </Button>
          </div>
        }
      >
        {text(`error.${kind}.text`)}
      </EmptyState>
      {fault.requestId ? <p className={styles.request}>{text('error.requestId', { id: fault.requestId })}</p> : null}
    </div>
  );
}
