import type { Shop } from './shop.ts';

/** A line, rendered the same by every contender. */
export function Stepper(props: { shop: Shop; id: number; quantity: number; onChange(quantity: number): void }) {
  const { shop, id, quantity, onChange } = props;
  shop.rendered(id);
  return (
    <li>
      <output data-line={id}>{quantity}</output>
      <button type="button" data-plus={id} onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </li>
  );
}
