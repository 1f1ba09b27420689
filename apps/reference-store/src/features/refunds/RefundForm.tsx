import { errorTextIn, type UseRefundApplication, useStorefront } from '@promenade/storefront-hooks';
import { fieldTexts, RETURN_REMARK_MAX_LENGTH } from '@promenade/storefront-hooks/domain';
import type { OrderLine } from '@promenade/storefront-sdk';
import { Button, Form, LoadError, SelectField, TextArea, VisuallyHidden } from '@promenade/storefront-ui';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { RefundLineChoice } from './RefundLineChoice.tsx';
import type { RefundFormDraft } from './refund-draft.ts';
import styles from './refunds.module.css';

/** Letters left at which the counter speaks up. */
const SPEAK_AT = 20;

export interface RefundFormProps {
  lines: readonly OrderLine[];
  draft: RefundFormDraft;
  /** `undefined` while no piece is chosen. */
  estimate: { pieces: number; atMostCents: number } | undefined;
  application: UseRefundApplication;
  onDraft(part: Partial<RefundFormDraft>): void;
  onReview(): void;
}

/** Which pieces go back, why, and pictures of them. */
export function RefundForm({ lines, draft, estimate, application, onDraft, onReview }: RefundFormProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const { reasons, pictures, issues, clearIssue } = application;
  const left = RETURN_REMARK_MAX_LENGTH - [...draft.remark].length;
  const hasFailed = pictures.pictures.some(({ state }) => state === 'failed');
  const { images, ...wrong } = fieldTexts(issues, issueTexts);
  return (
    <Form
      errors={wrong}
      validate={() => ({
        lines: estimate ? undefined : issueTexts['nothing-to-refund'],
        reason: draft.reason ? undefined : issueTexts.reasonMissing,
        remark: left < 0 ? issueTexts.remarkTooLong : undefined,
      })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasFailed) onReview();
      }}
    >
      <RefundLineChoice
        lines={lines}
        draft={draft}
        onPieces={(id, pieces) => {
          onDraft({ pieces: { ...draft.pieces, [id]: pieces } });
          clearIssue('lines');
        }}
      />
      <p className={styles.total} role="status">
        <span>{text('refunds.atMost', { count: estimate?.pieces ?? 0 })}</span>
        <strong className={styles.amount}>{formatMoney(estimate?.atMostCents ?? 0)}</strong>
      </p>
      {reasons.error && !reasons.data ? (
        <LoadError
          title={text('refunds.reasonsFailed')}
          text={errorTextIn(reasons.error, locale)}
          onRetry={() => void reasons.refresh()}
          retryPending={reasons.isRefreshing}
        />
      ) : (
        <SelectField
          required
          label={text('refunds.reason')}
          name="reason"
          emptyLabel={text('refunds.chooseReason')}
          options={(reasons.data ?? []).map((reason) => ({ value: reason, label: reason }))}
          value={draft.reason || null}
          onValueChange={(reason) => {
            onDraft({ reason: reason ?? '' });
            clearIssue('reason');
          }}
        />
      )}
      <TextArea
        label={text('refunds.remark')}
        name="remark"
        rows={3}
        value={draft.remark}
        hint={left < 0 ? text('refunds.remarkOver', { over: -left }) : text('refunds.remarkLeft', { left })}
        onValueChange={(remark) => {
          onDraft({ remark });
          clearIssue('remark');
        }}
      />
      <VisuallyHidden role="status">
        {left <= SPEAK_AT && left >= 0 ? text('refunds.remarkNearEnd', { left: SPEAK_AT }) : null}
      </VisuallyHidden>
      <PictureUpload label={text('refunds.pictures')} pictures={pictures} error={hasFailed ? images : undefined} />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {text('refunds.toReview')}
        </Button>
      </div>
    </Form>
  );
}
