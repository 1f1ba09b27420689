import { errorTextIn, useMerchantApplications, useSession } from '@promenade/storefront-hooks';
import { LoadError, LoadMore, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './application.module.css';

/** The applications of the shopper; nothing for guests and where there are none. */
export function OwnApplications() {
  return useSession().state === 'authenticated' ? <Applications /> : null;
}

function Applications() {
  const text = useText('application');
  const { locale } = useEnvironment();
  const titleId = useId();
  const list = useMerchantApplications();
  const { data, error } = list;
  if (error && !data) {
    return (
      <LoadError
        title={text('applications.failed')}
        text={errorTextIn(error, locale)}
        onRetry={() => void list.refresh()}
        retryPending={list.isRefreshing}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} id="applications">
      <SectionHeading id={titleId} title={text('applications.title')} />
      <div className={styles.cards}>
        {data.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </div>
      <LoadMore
        shown={data.length}
        total={list.total}
        page={list.loadedPages}
        hrefs={pageHrefs(list.pages, () => paths.sellWithUs)}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </section>
  );
}
