import { errorTextIn, type ListRead } from '@promenade/storefront-hooks';
import type { MerchantCard } from '@promenade/storefront-sdk';
import { Button, EmptyState, LoadError, Pagination, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import styles from './merchants.module.css';
import { ShopMerchantCard } from './ShopMerchantCard.tsx';

const skeletons = Array.from({ length: 6 }, (_, index) => (
  <Skeleton key={`${index + 1}`} shape="block" className={styles.skeleton} />
));

export interface MerchantListProps {
  list: ListRead<MerchantCard>;
  page: number;
  pageHref(page: number): string;
  /** Whether filters narrow the list: an empty one is then left by removing them. */
  narrowed?: boolean;
}

/** Merchants, page by page, in each state of their list. */
export function MerchantList({ list, page, pageHref, narrowed = false }: MerchantListProps) {
  const text = useText('merchants');
  const { locale } = useEnvironment();
  const { data, error } = list;
  if (error && !data) {
    return (
      <LoadError
        title={text('merchants.failed')}
        text={errorTextIn(error, locale)}
        onRetry={() => void list.refresh()}
        retryPending={list.isRefreshing}
      />
    );
  }
  if (data?.length === 0) {
    return (
      <EmptyState
        title={text(narrowed ? 'merchants.noneFound' : 'merchants.none')}
        action={
          <Button href={narrowed ? paths.merchantStreet : paths.allProducts} variant="outline">
            {text(narrowed ? 'merchants.all' : 'nav.allProducts')}
          </Button>
        }
      >
        {text(narrowed ? 'merchants.noneFoundText' : 'merchants.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list} aria-busy={list.isLoading}>
      <ul className={styles.grid} aria-label={text('merchants.label')}>
        {data?.map((card) => (
          <li key={card.id}>
            <ShopMerchantCard card={card} />
          </li>
        )) ?? skeletons.map((skeleton) => <li key={skeleton.key}>{skeleton}</li>)}
      </ul>
      <Pagination label={text('merchants.pages')} page={page} hrefs={pageHrefs(list.pages, pageHref)} />
    </div>
  );
}
