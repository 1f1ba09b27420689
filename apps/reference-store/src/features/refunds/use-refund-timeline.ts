import { type RefundView, useStorefront } from '@promenade/storefront-hooks';
import { dateText } from '@promenade/storefront-hooks/domain';
import type { RefundDetail } from '@promenade/storefront-sdk';
import type { TimelineItem } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** What happened to a refund and what is still to come. A refused one ends there. */
export function useRefundTimeline({ refund, state }: RefundView<RefundDetail>): TimelineItem[] {
  const text = useText('service');
  const { locale } = useStorefront();
  const at = (time: number | null) => dateText(time, { locale, withTime: true });
  const isAccepted = state === 'accepted' || state === 'refunded';
  const requested: TimelineItem = {
    id: 'requested',
    title: text('refunds.step.requested'),
    state: state === 'under-review' || state === 'unknown' ? 'current' : 'done',
    at: at(refund.createTime),
  };
  if (state === 'refused') {
    return [requested, { id: 'refused', title: text('refunds.step.refused'), state: 'current', tone: 'critical' }];
  }
  return [
    requested,
    {
      id: 'accepted',
      title: text('refunds.step.accepted'),
      state: state === 'accepted' ? 'current' : isAccepted ? 'done' : 'to-come',
    },
    {
      id: 'refunded',
      title: text('refunds.step.refunded'),
      state: state === 'refunded' ? 'current' : 'to-come',
      at: at(refund.refundTime),
    },
  ];
}
