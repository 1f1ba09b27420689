import type { RefundView, RefundWrites } from '@promenade/storefront-hooks';
import { fieldTexts, returnFormIssues } from '@promenade/storefront-hooks/domain';
import type { RefundDetail } from '@promenade/storefront-sdk';
import { Button, CopyText, DescriptionList, TextField } from '@promenade/storefront-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { useDraft } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import styles from '../styles/refunds.module.css';
import { WriteForm } from './WriteForm.tsx';

interface RefundReturnProps {
  view: RefundView<RefundDetail>;
  writes: RefundWrites;
}

/** Return address and tracking number. Renders nothing if no goods are to be returned. */
export function RefundReturn({ view, writes }: RefundReturnProps) {
  const text = useText('service');
  const { refund, actions } = view;
  const { refundOrderNo, returnAddress, returnCarrier, returnTrackingNumber } = refund;
  const [isChanging, setChanging] = useState(false);
  const lastShown = useRef(isChanging);
  const [firstField, change] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  useEffect(() => {
    // Form and button replace each other, so move the focus to the visible one.
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
          value: <CopyText value={returnTrackingNumber} name={text('refunds.return.copyNumber')} {...copy} />,
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
                value={returnAddress}
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

interface ReturnFormProps {
  refund: RefundDetail;
  writes: RefundWrites;
  firstField: RefObject<HTMLInputElement | null>;
  /** Closes the form that corrects a sent one. Undefined for the first form, which stays open until it is sent. */
  onClose: (() => void) | undefined;
}

/** Carrier and tracking number of the returned goods. Typed text survives a reload. */
function ReturnForm({ refund, writes, firstField, onClose }: ReturnFormProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const notices = useNotices();
  const { sendBack, issues, clearIssue } = writes;
  const { draft, change, clear } = useDraft<{ carrier?: string; trackingNumber?: string }>(
    `pm-draft-return-${refund.refundOrderNo}`,
    {},
  );
  const parcel = {
    carrier: draft.carrier ?? refund.returnCarrier ?? '',
    trackingNumber: draft.trackingNumber ?? refund.returnTrackingNumber ?? '',
  };
  const field = (name: 'carrier' | 'trackingNumber') => ({
    label: text(`refunds.return.${name}`),
    name,
    autoComplete: 'off',
    value: parcel[name],
    required: true,
    onValueChange: (value: string) => {
      change({ [name]: value });
      clearIssue(name);
    },
  });
  return (
    <WriteForm
      className={styles.form}
      write={sendBack}
      issues={issues}
      validate={() => fieldTexts(returnFormIssues(parcel), issueTexts)}
      onSend={async () => {
        await sendBack.run(refund.refundOrderNo, parcel);
        clear();
        if (onClose) onClose();
        // The first form disappears once it is sent.
        else focusPageTitle();
        notices.confirm(text('refunds.return.saved'));
      }}
    >
      <TextField ref={firstField} {...field('carrier')} />
      <TextField {...field('trackingNumber')} hint={text('refunds.return.hint')} />
      <div className={styles.actions}>
        <Button type="submit" pending={sendBack.isPending}>
          {text('refunds.return.save')}
        </Button>
        {onClose ? (
          <Button variant="outline" onClick={onClose} disabled={sendBack.isPending}>
            {text('refunds.return.keep')}
          </Button>
        ) : null}
      </div>
    </WriteForm>
  );
}
