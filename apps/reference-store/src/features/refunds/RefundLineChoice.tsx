import { useOrderLines } from '@promenade/storefront-hooks';
import { refundablePieces } from '@promenade/storefront-hooks/domain';
import type { OrderLine } from '@promenade/storefront-sdk';
import { Checkbox, Picture, QuantityStepper } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { chosenPieces, type RefundFormDraft } from './refund-draft.ts';
import styles from './refunds.module.css';

export interface RefundLineChoiceProps {
  lines: readonly OrderLine[];
  draft: RefundFormDraft;
  onPieces(lineId: number, pieces: number): void;
}

/** The lines of the order, each with how many pieces go back. */
export function RefundLineChoice({ lines, draft, onPieces }: RefundLineChoiceProps) {
  const text = useText('service');
  const { lines: views } = useOrderLines(lines);
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{text('refunds.lines')}</legend>
      {lines.map((line, index) => {
        const view = views[index];
        const most = refundablePieces(line);
        const chosen = chosenPieces(line, draft);
        if (!view || most === 0) return null;
        return (
          <div key={line.id} className={styles.line}>
            <Checkbox
              name={index === 0 ? 'lines' : `line-${line.id}`}
              checked={chosen > 0}
              onCheckedChange={(isChosen) => onPieces(line.id, isChosen ? most : 0)}
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
                  onValueChange={(pieces) => onPieces(line.id, pieces)}
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
