import { type RefundDraft, type UseRefundApplication, useOrderLines, useStorefront } from '@promenade/storefront-hooks';
import {
  type BoughtLine,
  fieldTexts,
  RETURN_REMARK_MAX_LENGTH,
  refundableQuantity,
} from '@promenade/storefront-hooks/domain';
import type { OrderLine } from '@promenade/storefront-sdk';
import { Button, Checkbox, Form, Picture, SelectField } from '@promenade/storefront-ui';
import { QuantityStepper } from '@promenade/storefront-ui/shop';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import styles from '../styles/refunds.module.css';
import { CountedTextArea } from './CountedTextArea.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import { ReadError } from './ReadError.tsx';

interface RefundFormProps {
  lines: readonly OrderLine[];
  draft: RefundFormDraft;
  /** Undefined while nothing is chosen. */
  estimate: { quantity: number; atMostCents: number } | undefined;
  application: UseRefundApplication;
  onDraft(part: Partial<RefundFormDraft>): void;
  onReview(): void;
}

/** The items to return, the reason, and pictures. */
export function RefundForm({ lines, draft, estimate, application, onDraft, onReview }: RefundFormProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const { formatMoney } = useStorefront();
  const { reasons, pictures, issues, clearIssue } = application;
  const hasFailed = pictures.pictures.some(({ state }) => state === 'failed');
  const { images, ...wrong } = fieldTexts(issues, issueTexts);
  return (
    <Form
      errors={wrong}
      validate={() => ({
        lines: estimate ? undefined : issueTexts['nothing-to-refund'],
        reason: draft.reason ? undefined : issueTexts.reasonMissing,
        remark: [...draft.remark].length > RETURN_REMARK_MAX_LENGTH ? issueTexts.remarkTooLong : undefined,
      })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasFailed) onReview();
      }}
    >
      <RefundLineChoice
        label={text('refunds.lines')}
        lines={lines}
        draft={draft}
        onQuantityChange={(id, quantity) => {
          onDraft({ quantities: { ...draft.quantities, [id]: quantity } });
          clearIssue('lines');
        }}
      />
      <p className={styles.total} role="status">
        <span>{text('refunds.atMost', { count: estimate?.quantity ?? 0 })}</span>
        <strong className={styles.amount}>{formatMoney(estimate?.atMostCents ?? 0)}</strong>
      </p>
      {reasons.error && !reasons.data ? (
        <ReadError title={text('refunds.reasonsFailed')} of={reasons} />
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
      <CountedTextArea
        label={text('refunds.remark')}
        name="remark"
        rows={3}
        value={draft.remark}
        limit={RETURN_REMARK_MAX_LENGTH}
        onValueChange={(remark) => {
          onDraft({ remark });
          clearIssue('remark');
        }}
      />
      <PictureUpload label={text('refunds.pictures')} pictures={pictures} error={hasFailed ? images : undefined} />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {text('refunds.toReview')}
        </Button>
      </div>
    </Form>
  );
}

interface RefundLineChoiceProps {
  label: string;
  lines: readonly OrderLine[];
  draft: Pick<RefundFormDraft, 'quantities'>;
  onQuantityChange(lineId: number, quantity: number): void;
}

/** The lines of the order with the quantities to return. */
export function RefundLineChoice({ label, lines, draft, onQuantityChange }: RefundLineChoiceProps) {
  const text = useText('service');
  const { lines: views } = useOrderLines(lines);
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{label}</legend>
      {lines.map((line, index) => {
        const view = views[index];
        const most = refundableQuantity(line);
        const chosen = chosenQuantity(line, draft);
        if (!view || most === 0) return null;
        return (
          <div key={line.id} className={styles.line}>
            <Checkbox
              name={index === 0 ? 'lines' : `line-${line.id}`}
              checked={chosen > 0}
              onCheckedChange={(isChosen) => onQuantityChange(line.id, isChosen ? most : 0)}
              label={
                <span className={styles.product}>
                  <Picture picture={view.picture} sizes="64px" decorative />
                  <span className={styles.words}>
                    <span>{view.name}</span>
                    {view.attributes ? <span className={styles.soft}>{view.attributes}</span> : null}
                    <span className={styles.soft}>
                      {text('refunds.pieces', { count: most, price: view.unitPrice })}
                    </span>
                  </span>
                </span>
              }
            />
            {chosen > 0 && most > 1 ? (
              <div className={styles.stepper}>
                <QuantityStepper
                  size="small"
                  value={chosen}
                  stock={most}
                  of={view.name}
                  onValueChange={(quantity) => onQuantityChange(line.id, quantity)}
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The shopper's input for a refund; stored until it is sent. */
export interface RefundFormDraft {
  /** Quantities by line id. A line that is not listed is returned completely. */
  quantities: Readonly<Record<string, number>>;
  reason: string;
  remark: string;
}

export const emptyRefund: RefundFormDraft = { quantities: {}, reason: '', remark: '' };

/** Storage name of a refund draft. */
export const refundDraftName = (orderNo: string): string => `pm-draft-refund-${orderNo}`;

/** The chosen quantity of a line: by default, and at most, the returnable quantity. */
export function chosenQuantity(line: BoughtLine, { quantities }: Pick<RefundFormDraft, 'quantities'>): number {
  const most = refundableQuantity(line);
  return Math.min(quantities[line.id] ?? most, most);
}

/** Converts the draft to the refund request. */
export function refundRequest(bought: readonly BoughtLine[], draft: RefundFormDraft): RefundDraft {
  const lines = bought
    .map((line) => ({ orderInfoId: line.id, quantity: chosenQuantity(line, draft) }))
    .filter(({ quantity }) => quantity > 0);
  return { reason: draft.reason || null, remark: draft.remark, lines };
}
