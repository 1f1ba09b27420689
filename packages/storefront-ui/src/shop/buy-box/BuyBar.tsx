'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { Price, type PriceView } from '../price/Price.tsx';
import * as styles from './BuyBox.css.ts';

interface BuyBarProps {
  name: string;
  price: PriceView;
  addPending: boolean;
  /** Id of the form that the button submits. */
  form: string;
}

export function BuyBar({ name, price, addPending, form }: BuyBarProps) {
  const words = useUi().strings.shop.buy;
  return (
    <section aria-label={words.bar} className={styles.bar} data-bottom-bar="wide">
      <div className={styles.barWords}>
        <span className={styles.barName}>{name}</span>
        <Price price={price} size="small" />
      </div>
      <Button type="submit" form={form} name="intent" value="add" pending={addPending}>
        {words.add}
      </Button>
    </section>
  );
}
