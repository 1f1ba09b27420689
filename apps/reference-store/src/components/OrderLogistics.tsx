import { useLogistics } from '@promenade/storefront-hooks';
import { CopyText, DescriptionList, Skeleton, TextLink, Timeline } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import type { OrderDelivery } from '../lib/order-view.ts';
import { stationTime } from '../lib/station-time.ts';
import { trackingLink } from '../lib/tracking-link.ts';
import styles from '../styles/orders.module.css';
import { ReadError } from './ReadError.tsx';

interface OrderLogisticsProps {
  /** SH number. */
  orderNo: string;
  delivery: OrderDelivery;
}

/** The delivery of an order: carrier, tracking number and the parcel's stations, the latest first. */
export function OrderLogistics({ orderNo, delivery }: OrderLogisticsProps) {
  const text = useText('account');
  return (
    <section id="logistics" className={styles.section}>
      <h2 className={styles.sectionTitle}>{text('orders.logistics')}</h2>
      {delivery.kind === 'fictitious' ? (
        <p>{text('orders.virtual')}</p>
      ) : (
        <>
          <Carrier delivery={delivery} />
          <Stations orderNo={orderNo} />
        </>
      )}
    </section>
  );
}

function Carrier({ delivery }: Pick<OrderLogisticsProps, 'delivery'>) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { kind, company, number } = delivery;
  const isExpress = kind === 'express';
  const copy = (
    <CopyText
      value={number}
      label={text('orders.copy')}
      name={text('orders.copyNumber', { number })}
      copiedLabel={text('orders.copied')}
    />
  );
  return (
    <DescriptionList
      rows={[
        { term: text(isExpress ? 'orders.carrier' : 'orders.courier'), value: company },
        ...(number ? [{ term: text(isExpress ? 'orders.trackingNumber' : 'orders.courierPhone'), value: copy }] : []),
        ...(number && isExpress
          ? [
              {
                term: text('orders.tracking'),
                value: (
                  <TextLink href={trackingLink(delivery, locale)} target="_blank" rel="noreferrer">
                    {text('orders.trackParcel')}
                  </TextLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Stations({ orderNo }: Pick<OrderLogisticsProps, 'orderNo'>) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { data, error, isLoading, isRefreshing, refresh } = useLogistics(orderNo);
  if (error && !data) {
    return <ReadError headingLevel={3} title={text('orders.logisticsFailed')} of={{ error, isRefreshing, refresh }} />;
  }
  if (isLoading) return <Skeleton shape="block" />;
  const stations = [...(data?.logisticsInfo ?? [])].reverse();
  if (stations.length === 0) return <p>{text('orders.noStations')}</p>;
  return (
    <Timeline
      label={text('orders.stations')}
      items={stations.map(({ AcceptStation, AcceptTime }, index) => ({
        id: `${stations.length - index}`,
        title: AcceptStation,
        text: stationTime(AcceptTime, locale),
        state: index === 0 ? 'current' : 'done',
      }))}
    />
  );
}
