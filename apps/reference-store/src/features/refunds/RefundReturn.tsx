import type { RefundView, RefundWrites } from '@promenade/storefront-hooks';
import type { RefundDetail } from '@promenade/storefront-sdk';
import { Button, CopyText, DescriptionList } from '@promenade/storefront-ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ReturnForm } from './ReturnForm.tsx';
import styles from './refunds.module.css';

export interface RefundReturnProps {
  view: RefundView<RefundDetail>;
  writes: RefundWrites;
}

/** Where the goods are to be sent, and how they were. Nothing where the merchant asks for none. */
export function RefundReturn({ view, writes }: RefundReturnProps) {
  const text = useText('service');
  const { refund, actions } = view;
  const { refundOrderNo, returnAddress, returnCarrier, returnTrackingNumber } = refund;
  const [isChanging, setChanging] = useState(false);
  const lastShown = useRef(isChanging);
  const [firstField, change] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  useEffect(() => {
    // Form and button take each other's place, and the focus with it.
    if (lastShown.current !== isChanging) (isChanging ? firstField : change).current?.focus();
    lastShown.current = isChanging;
  }, [isChanging, firstField, change]);
  const canSend = actions.includes('send-back');
  if (!returnAddress || !(canSend || returnTrackingNumber)) return null;
  const copy = { label: text('refunds.copy'), copiedLabel: text('refunds.copied') };
  const parcel = returnTrackingNumber
    ? [
        { term: text('refunds.return.carrier'), value: returnCarrier },
        {
          term: text('refunds.return.trackingNumber'),
          value: <CopyText text={returnTrackingNumber} name={text('refunds.return.copyNumber')} {...copy} />,
        },
      ]
    : [];
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{text('refunds.return.title')}</h2>
      <DescriptionList
        variant="lines"
        rows={[
          {
            term: text('refunds.return.address'),
            value: (
              <CopyText
                className={styles.address}
                text={returnAddress}
                name={text('refunds.return.copyAddress')}
                {...copy}
              />
            ),
          },
          ...(isChanging ? [] : parcel),
        ]}
      />
      {canSend && (isChanging || !returnTrackingNumber) ? (
        <ReturnForm
          key={refundOrderNo}
          refund={refund}
          writes={writes}
          firstField={firstField}
          onClose={isChanging ? () => setChanging(false) : undefined}
        />
      ) : null}
      {canSend && returnTrackingNumber && !isChanging ? (
        <div className={styles.actions}>
          <Button
            ref={change}
            variant="outline"
            onClick={() => {
              writes.sendBack.reset();
              setChanging(true);
            }}
          >
            {text('refunds.return.change')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
