import { errorTextIn, type PointsRecordView, usePointsRecords, usePointsRow } from '@promenade/storefront-hooks';
import { Badge, EmptyState, LoadError, LoadMore, SectionHeading, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import styles from './points.module.css';

/** Every gain and spending of points, the latest first. */
export function PointsHistory({ page }: { page: number }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const list = usePointsRecords({ firstPage: page });
  const { data } = list;
  return (
    <section className={styles.history} aria-labelledby="points-history">
      <SectionHeading id="points-history" title={text('points.history')} />
      {list.error && !data ? (
        <LoadError
          headingLevel={3}
          title={text('points.historyFailed')}
          text={errorTextIn(list.error, locale)}
          onRetry={() => void list.refresh()}
          retryPending={list.isRefreshing}
        />
      ) : null}
      {list.isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <EmptyState headingLevel={3} title={text('points.empty')}>
          {text('points.emptyText')}
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles.rows} aria-busy={list.isRefreshing}>
          {data.map((record) => (
            <PointsRow key={record.record.id} record={record} />
          ))}
        </ul>
      ) : null}
      <LoadMore
        shown={data?.length ?? 0}
        total={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => (number > 1 ? `${paths.points}?page=${number}` : paths.points))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </section>
  );
}

function PointsRow({ record }: { record: PointsRecordView }) {
  const text = useText('account');
  const { title, date, points, status, availableFrom } = usePointsRow(record);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {title}
        {date ? (
          <time className={styles.note} dateTime={date.iso}>
            {date.text}
          </time>
        ) : null}
        {availableFrom ? (
          <span className={styles.note}>{text('points.availableFrom', { date: availableFrom.text })}</span>
        ) : null}
      </span>
      <span className={styles.amount}>
        <strong className={styles.points}>{points}</strong>
        {status === 'done' ? null : (
          <Badge tone={status === 'frozen' ? 'info' : 'neutral'}>{text(`points.status.${status}`)}</Badge>
        )}
      </span>
    </li>
  );
}
