import { errorTextIn, type RefundWrites } from '@promenade/storefront-hooks';
import { fieldTexts, returnFormIssues } from '@promenade/storefront-hooks/domain';
import type { RefundDetail } from '@promenade/storefront-sdk';
import { Button, Form, TextField } from '@promenade/storefront-ui';
import type { RefObject } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { refusalOf } from '../account/refusal-of.ts';
import { useDraft } from '../checkout/use-draft.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './refunds.module.css';

export interface ReturnFormProps {
  refund: RefundDetail;
  writes: RefundWrites;
  firstField: RefObject<HTMLInputElement | null>;
  /** Closes a form that corrects what was sent; a first one stays until it is sent. */
  onClose: (() => void) | undefined;
}

/** Carrier and tracking number of the goods. What is typed survives a reload. */
export function ReturnForm({ refund, writes, firstField, onClose }: ReturnFormProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
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
  const refused = refusalOf(sendBack.error);
  const send = async () => {
    try {
      await sendBack.run(refund.refundOrderNo, parcel);
      clear();
      if (onClose) onClose();
      // The first form is gone once it is sent.
      else focusPageTitle();
      notices.confirm(text('refunds.return.saved'));
    } catch {
      // The form says why, and keeps what was typed.
    }
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
    <Form
      className={styles.form}
      errors={refused?.fieldErrors ?? fieldTexts(issues, issueTexts)}
      formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
      validate={() => fieldTexts(returnFormIssues(parcel), issueTexts)}
      pending={sendBack.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
    </Form>
  );
}
