import { errorTextIn, usePoints } from '@promenade/storefront-hooks';
import { LoadError, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { PointsHistory } from './PointsHistory.tsx';
import styles from './points.module.css';

/** The points of the account: how many can be spent, what the others are, and how each came or went. */
export function PointsPage({ page }: { page: number }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const points = usePoints();
  const { data } = points;
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <>
      <PageHeader title={text('points.title')} text={text('points.text')} />
      <div className={styles.part}>
        {points.error && !data ? (
          <LoadError
            title={text('points.failed')}
            text={errorTextIn(points.error, locale)}
            onRetry={() => void points.refresh()}
            retryPending={points.isRefreshing}
          />
        ) : null}
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
