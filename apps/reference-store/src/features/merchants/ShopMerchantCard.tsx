import { useMerchantCard, useMerchantTypes } from '@promenade/storefront-hooks';
import type { MerchantCard as MerchantCardData } from '@promenade/storefront-sdk';
import { MerchantCard } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { FollowMerchant } from '../product/FollowMerchant.tsx';

/** A merchant of the shop in a list; it can be followed from here. */
export function ShopMerchantCard({ card }: { card: MerchantCardData }) {
  const text = useText('merchants');
  const { data: types } = useMerchantTypes();
  const type = types?.find(({ id }) => id === card.typeId)?.name;
  const facts = [card.isSelf ? text('merchants.self') : undefined, type];
  return (
    <MerchantCard
      {...useMerchantCard(card)}
      meta={facts.filter(Boolean).join(' · ') || undefined}
      action={<FollowMerchant merchantId={card.id} name={card.name} size="small" />}
    />
  );
}
