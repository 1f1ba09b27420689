import { type CartItem, useCheckout } from '@promenade/storefront-hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Takes one variant straight to the checkout, without the cart. Shows nothing: the button says that it is under way. */
export function StartBuyNow({ item, onFailed }: { item: CartItem; onFailed(error: unknown): void }) {
  const { run } = useCheckout().buyNow;
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press, one checkout.
  useEffect(() => {
    run(item).then(
      (preOrderNo) => navigate(`/order/order_confirm?preOrderNo=${encodeURIComponent(preOrderNo)}`),
      onFailed,
    );
  }, [item]);
  return null;
}
