import { type RefundView, useStorefront } from '@promenade/storefront-hooks';
import { dateText } from '@promenade/storefront-hooks/domain';
import type { RefundDetail } from '@promenade/storefront-sdk';
import type { TimelineItem } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

/** What happened to a refund and what is still to come. One that was refused or withdrawn ends there. */
export function useRefundTimeline({ refund, state }: RefundView<RefundDetail>): TimelineItem[] {
  const text = useText('service');
  const { locale } = useStorefront();
  const at = (time: number | null) => dateText(time, { locale, withTime: true });
  const isAccepted = state === 'accepted' || state === 'failed' || state === 'refunded';
  const requested: TimelineItem = {
    id: 'requested',
    title: text('refunds.step.requested'),
    state: state === 'under-review' || state === 'unknown' ? 'current' : 'done',
    at: at(refund.createTime),
  };
  const way: TimelineItem[] = [];
  if (refund.returnAddress) {
    const isAwaited = state === 'awaiting-goods';
    way.push({ id: 'wanted', title: text('refunds.step.goodsWanted'), state: isAwaited ? 'current' : 'done' });
    if (isAwaited || refund.returnTrackingNumber) {
      const sent = isAwaited ? 'to-come' : state === 'goods-sent' ? 'current' : 'done';
      way.push({ id: 'sent', title: text('refunds.step.goodsSent'), state: sent });
    }
  }
  if (state === 'withdrawn') {
    return [requested, ...way, { id: 'withdrawn', title: text('refunds.step.withdrawn'), state: 'current' }];
  }
  if (state === 'refused') {
    const refused = { id: 'refused', title: text('refunds.step.refused'), state: 'current', tone: 'critical' } as const;
    return [requested, ...way, refused];
  }
  return [
    requested,
    ...way,
    {
      id: 'accepted',
      title: text('refunds.step.accepted'),
      state: state === 'accepted' ? 'current' : isAccepted ? 'done' : 'to-come',
    },
    ...(state === 'failed'
      ? [{ id: 'failed', title: text('refunds.step.failed'), state: 'current', tone: 'critical' } as const]
      : []),
    {
      id: 'refunded',
      title: text('refunds.step.refunded'),
      state: state === 'refunded' ? 'current' : 'to-come',
      at: at(refund.refundTime),
    },
  ];
}
