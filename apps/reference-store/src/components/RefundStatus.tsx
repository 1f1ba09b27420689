import type { RefundState } from '@promenade/storefront-hooks/domain';
import { Badge, type BadgeProps } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';

const tones: Readonly<Record<RefundState, NonNullable<BadgeProps['tone']>>> = {
  'under-review': 'caution',
  'awaiting-goods': 'caution',
  'goods-sent': 'info',
  withdrawn: 'neutral',
  accepted: 'info',
  failed: 'caution',
  refunded: 'positive',
  refused: 'critical',
  unknown: 'neutral',
};

/** The status of a refund, in words. */
export function RefundStatus({ state }: { state: RefundState }) {
  const text = useText('service');
  return <Badge tone={tones[state]}>{text(`refunds.state.${state}`)}</Badge>;
}
