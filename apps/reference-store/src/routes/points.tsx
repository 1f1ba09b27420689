import { type PointsRecordView, usePoints, usePointsRecords, usePointsRow } from '@promenade/storefront-hooks';
import { Badge, LoadMore, Message, PageHeader, SectionHeading, Skeleton } from '@promenade/storefront-ui';
import { AccountShell } from '../components/AccountPage.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/points.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const page = Number(url.searchParams.get('page') ?? 1);
  return (
    <AccountShell title={useText('account')('points.title')}>
      <PointsPage page={Number.isSafeInteger(page) && page > 0 ? page : 1} />
    </AccountShell>
  );
}

/** The points of the account: available, frozen, and their history. */
function PointsPage({ page }: { page: number }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const points = usePoints();
  const { data } = points;
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <>
      <PageHeader title={text('points.title')} text={text('points.text')} />
      <div className={styles.part}>
        {points.error && !data ? <ReadError title={text('points.failed')} of={points} /> : null}
        {points.isLoading ? <Skeleton shape="block" /> : null}
        {data ? (
          <dl className={styles.sums}>
            <Sum name="current" count={format(data.integral)} />
            <Sum name="total" count={format(data.sumIntegral)} />
            <Sum name="used" count={format(data.deductionIntegral)} />
            <Sum name="frozen" count={format(data.frozenIntegral)} />
          </dl>
        ) : null}
        <PointsHistory key={page} page={page} />
      </div>
    </>
  );
}

function Sum({ name, count }: { name: 'current' | 'total' | 'used' | 'frozen'; count: string }) {
  const text = useText('account');
  return (
    <div className={styles.sum}>
      <dt>{text(`points.${name}`)}</dt>
      <dd>
        <strong className={styles.count}>{count}</strong>
        <span className={styles.note}>{text(`points.${name}Text`)}</span>
      </dd>
    </div>
  );
}

/** All received and spent points, the latest first. */
function PointsHistory({ page }: { page: number }) {
  const text = useText('account');
  const list = usePointsRecords({ firstPage: page });
  const { data } = list;
  return (
    <section className={styles.history} aria-labelledby="points-history">
      <SectionHeading id="points-history" title={text('points.history')} />
      {list.error && !data ? <ReadError headingLevel={3} title={text('points.historyFailed')} of={list} /> : null}
      {list.isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <Message headingLevel={3} title={text('points.empty')}>
          {text('points.emptyText')}
        </Message>
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles.rows} aria-busy={list.isRefreshing}>
          {data.map((record) => (
            <PointsRow key={record.record.id} record={record} />
          ))}
        </ul>
      ) : null}
      <LoadMore
        shownCount={data?.length ?? 0}
        totalCount={list.total}
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
        <span>{title}</span>
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
