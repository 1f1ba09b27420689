import {
  errorTextIn,
  type OrderSummary,
  useOrderActions,
  useReorder as useReorderOfShop,
  useWrite,
  type Write,
} from '@promenade/storefront-hooks';
import { type OrderAction, orderPath } from '@promenade/storefront-hooks/domain';
import type { OrderActionView } from '@promenade/storefront-ui/shop';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../i18n/texts.tsx';
import { refundFormPath, reviewFormPath } from '../lib/account-paths.ts';
import { ConfirmDialog } from '../lib/deferred-parts.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useNotices } from '../lib/notices.ts';
import { useShowOverlay } from '../lib/overlays.tsx';
import { usePayOrder } from '../lib/pay-order.ts';

/** Actions that this shop has a page or a button for; other allowed actions are not shown. */
const offered: readonly OrderAction[] = [
  'pay',
  'cancel',
  'confirm-receipt',
  'logistics',
  'add-review',
  'apply-refund',
  'reorder',
  'delete',
  'view-details',
];

interface Question {
  kind: 'cancel' | 'delete' | 'receipt';
  order: OrderSummary;
}

export interface OrderCommands {
  /** The allowed actions of an order, as buttons for its card. */
  actionsOf(order: OrderSummary): OrderActionView[];
  /** Why the last action on an order failed. */
  errorOf(order: OrderSummary): string | undefined;
  /** The open question: render it once, anywhere. */
  question: ReactElement | null;
}

/** The actions on orders, the same in the list and on an order's page. Those that cannot be undone ask first. */
export function useOrderCommands(onDone: (kind: Question['kind']) => void): OrderCommands {
  const text = useText('account');
  const { locale } = useEnvironment();
  const notices = useNotices();
  const { cancel, remove, confirmReceipt } = useOrderActions();
  const payment = usePayOrder();
  const reorder = useReorder();
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const [touched, setTouched] = useState<string>();

  // Preloaded, so that the question and an error can be shown after the connection is lost.
  useEffect(ConfirmDialog.preload, []);

  const ask = (kind: Question['kind'], order: OrderSummary) => {
    cancel.reset();
    remove.reset();
    confirmReceipt.reset();
    setQuestion({ kind, order });
    setAsking(true);
  };
  const writes = { cancel, delete: remove, receipt: confirmReceipt };
  const write = writes[question?.kind ?? 'cancel'];
  const carryOut = async ({ kind, order }: Question) => {
    try {
      await writes[kind].run(kind === 'cancel' ? order.masterOrderNo : order.orderNo);
      // An open dialog would take the focus back from the page.
      flushSync(() => setAsking(false));
      notices.confirm(text(`orders.${kind}.done`, { number: order.orderNo }));
      onDone(kind);
    } catch {
      // The dialog stays open and shows the error.
    }
  };
  const touch = (order: OrderSummary, run: () => Promise<unknown>) => () => {
    setTouched(order.orderNo);
    run().catch(() => undefined);
  };

  const viewOf = (order: OrderSummary, id: OrderAction): OrderActionView => {
    const isTouched = touched === order.orderNo;
    if (id === 'view-details') return { id, href: orderPath(order.orderNo) };
    if (id === 'confirm-receipt') return { id, onClick: () => ask('receipt', order) };
    if (id === 'logistics') return { id, href: `${orderPath(order.orderNo)}#logistics` };
    if (id === 'add-review') return { id, href: reviewFormPath(order.orderNo) };
    if (id === 'apply-refund') return { id, href: refundFormPath(order.orderNo) };
    if (id === 'cancel' || id === 'delete') return { id, onClick: () => ask(id, order) };
    if (id === 'reorder') {
      return { id, onClick: touch(order, () => reorder.run(order.orderNo)), pending: isTouched && reorder.isPending };
    }
    const { onlyMethod } = payment;
    if (!onlyMethod) return { id, href: `${orderPath(order.masterOrderNo)}#payment` };
    const pay = () => payment.start({ orderNo: order.masterOrderNo, payType: onlyMethod });
    return { id, onClick: touch(order, pay), pending: isTouched && payment.isPending };
  };

  return {
    actionsOf: (order) => order.actions.filter((id) => offered.includes(id)).map((id) => viewOf(order, id)),
    errorOf(order) {
      const error = payment.error ?? reorder.error;
      return touched === order.orderNo && error ? errorTextIn(error, locale) : undefined;
    },
    question: question ? (
      <Suspense>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={text(`orders.${question.kind}.title`)}
          text={text(`orders.${question.kind}.text`, { number: question.order.orderNo })}
          confirmLabel={text(`orders.${question.kind}.confirm`)}
          cancelLabel={question.kind === 'cancel' ? text('orders.cancel.keep') : undefined}
          onConfirm={() => void carryOut(question)}
          pending={write.isPending}
          error={write.error && errorTextIn(write.error, locale)}
        />
      </Suspense>
    ) : null,
  };
}

const namesOf = (lines: readonly { productName: string }[]) => lines.map(({ productName }) => productName).join(', ');

/** Puts the items of an earlier order into the cart, shows it, and reports the items that are not available. */
function useReorder(): Write<[orderNo: string], void> {
  const text = useText('account');
  const notices = useNotices();
  const showOverlay = useShowOverlay();
  const reorder = useReorderOfShop();
  return useWrite(async (orderNo: string) => {
    const { items, missing, reduced } = await reorder.run(orderNo);
    if (missing.length > 0) notices.say(text('orders.reorderMissing', { names: namesOf(missing) }));
    if (reduced.length > 0) notices.say(text('orders.reorderReduced', { names: namesOf(reduced) }));
    if (items.length > 0) showOverlay('cart');
  });
}
