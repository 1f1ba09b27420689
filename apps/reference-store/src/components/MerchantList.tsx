import { type ListRead, useMerchantCard, useMerchantTypes } from '@promenade/storefront-hooks';
import type { MerchantCard as MerchantCardData } from '@promenade/storefront-sdk';
import { Button, Message, Pagination, Skeleton } from '@promenade/storefront-ui';
import { MerchantCard } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import styles from '../styles/merchants.module.css';
import { FollowMerchant } from './FollowMerchant.tsx';
import { ReadError } from './ReadError.tsx';

const skeletons = Array.from({ length: 6 }, (_, index) => (
  <Skeleton key={`${index + 1}`} shape="block" className={styles.skeleton} />
));

interface MerchantListProps {
  list: ListRead<MerchantCardData>;
  page: number;
  pageHref(page: number): string;
  /** Whether filters narrow the list: an empty list then offers to remove them. */
  narrowed?: boolean;
}

/** A paginated list of merchants, in each of its states. */
export function MerchantList({ list, page, pageHref, narrowed = false }: MerchantListProps) {
  const text = useText('merchants');
  const { data, error } = list;
  if (error && !data) {
    return <ReadError title={text('merchants.failed')} of={list} />;
  }
  if (data?.length === 0) {
    return (
      <Message
        title={text(narrowed ? 'merchants.noneFound' : 'merchants.none')}
        actions={
          <Button href={narrowed ? paths.merchantStreet : paths.allProducts} variant="outline">
            {text(narrowed ? 'merchants.all' : 'nav.allProducts')}
          </Button>
        }
      >
        {text(narrowed ? 'merchants.noneFoundText' : 'merchants.noneText')}
      </Message>
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

/** A merchant in a list, with a button to follow it. */
function ShopMerchantCard({ card }: { card: MerchantCardData }) {
  const text = useText('merchants');
  const { data: types } = useMerchantTypes();
  const type = types?.find(({ id }) => id === card.typeId)?.name;
  const facts = [card.isSelf ? text('merchants.self') : undefined, type];
  return (
    <MerchantCard
      {...useMerchantCard(card)}
      meta={facts.filter(Boolean).join(' · ') || undefined}
      actions={<FollowMerchant merchantId={card.id} name={card.name} size="small" />}
    />
  );
}
