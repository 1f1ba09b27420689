import { errorTextIn, useFollowedMerchants } from '@promenade/storefront-hooks';
import { Button, EmptyState, Grid, LoadError, LoadMore, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import { FollowedMerchant } from './FollowedMerchant.tsx';
import { wishPath } from './wish-path.ts';
import styles from './wishes.module.css';

const LIST_SIZE = 10;

/** Merchants that the shopper follows, each with its newest products. */
export function FollowedMerchants({ page }: { page: number }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const list = useFollowedMerchants({ limit: LIST_SIZE, firstPage: page });
  const { data } = list;
  if (list.error && !data) {
    return (
      <LoadError
        className={styles.part}
        title={text('follows.failed')}
        text={errorTextIn(list.error, locale)}
        onRetry={() => void list.refresh()}
        retryPending={list.isRefreshing}
      />
    );
  }
  return (
    <div className={styles.part} aria-busy={list.isLoading || list.isRefreshing}>
      {list.isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <EmptyState
          title={text('follows.empty')}
          action={<Button href={paths.merchantStreet}>{text('nav.merchants')}</Button>}
        >
          {text('follows.emptyText')}
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? (
        <Grid columns="two">
          {data.map((merchant) => (
            <FollowedMerchant key={merchant.merId} merchant={merchant} />
          ))}
        </Grid>
      ) : null}
      <LoadMore
        shown={(page - 1) * LIST_SIZE + (data?.length ?? 0)}
        total={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => wishPath('merchants', number))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </div>
  );
}
