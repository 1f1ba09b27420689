import { useStorefront } from '@promenade/storefront-hooks';
import { Countdown } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';

/** Time left of a discount, by the server's clock. */
export function SaleEnd({ endsAt }: { endsAt: number }) {
  const text = useText('product');
  const { clock } = useStorefront();
  const label = text('sale.endsIn');
  return (
    <>
      <span aria-hidden="true">{label} </span>
      <Countdown endsAt={endsAt} label={label} clockOffsetMs={clock.now() - Date.now()} />
    </>
  );
}
