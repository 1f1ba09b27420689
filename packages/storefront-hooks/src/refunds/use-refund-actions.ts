'use client';
import { refundsSendBack, refundsWithdraw } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { refundState } from '../domain/refund-status.ts';
import { type ReturnFormInput, type ReturnFormIssue, returnFormIssues } from '../domain/refund-validation.ts';
import { useOrderAct } from '../orders/use-order-act.ts';
import { refund } from '../query/order-queries.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Writes of refunds (RE numbers), and the issues of the form for sending goods back. */
export interface RefundWrites
  extends Pick<FormIssues<keyof ReturnFormInput, ReturnFormIssue>, 'issues' | 'clearIssue'> {
  /** Withdraws a refund. Let the shopper confirm first. */
  readonly withdraw: Write<[refundNo: string], void>;
  /**
   * Sets or corrects the carrier and tracking number of the returned goods. Rejects with kind `invalid`, and `issues`, when a
   * field is not valid.
   */
  readonly sendBack: Write<[refundNo: string, parcel: ReturnFormInput], void>;
}

/**
 * Withdraws refunds and sends goods back, if the refund's `actions` allow it. Afterwards all queries of orders are requested
 * again, also after an error, because the refund may have changed. An action that was done already, for instance in another
 * tab, succeeds.
 */
export function useRefundActions(): RefundWrites {
  const { client } = useStorefront();
  const act = useOrderAct();
  const form = useIssues<keyof ReturnFormInput, ReturnFormIssue>('refunds.sendBack');

  const load = (refundNo: string) => refund(refundNo).load(client);

  const withdraw = useWrite((refundNo: string) =>
    act(
      `withdraw ${refundNo}`,
      () => refundsWithdraw(client, refundNo),
      async () => refundState((await load(refundNo)).refundStatus) === 'withdrawn',
    ),
  );
  const sendBack = useWrite(async (refundNo: string, parcel: ReturnFormInput) => {
    const [carrier, trackingNumber] = [parcel.carrier.trim(), parcel.trackingNumber.trim()];
    form.validate(returnFormIssues({ carrier, trackingNumber }));
    await act(
      `send-back ${refundNo} ${carrier} ${trackingNumber}`,
      () => refundsSendBack(client, { orderNo: refundNo, carrier, trackingNumber }),
      async () => {
        const { returnCarrier, returnTrackingNumber } = await load(refundNo);
        return returnCarrier === carrier && returnTrackingNumber === trackingNumber;
      },
    );
  });
  const { issues, clearIssue } = form;
  return { withdraw, sendBack, issues, clearIssue };
}
