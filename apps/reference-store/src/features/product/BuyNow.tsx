import { type CartItem, useBuyNow } from '@promenade/storefront-hooks';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKnownSession } from '../account/use-known-session.ts';
import { buyNowPath } from '../checkout/checkout-source.ts';

export interface BuyNowProps {
  item: CartItem;
  onOpened(preOrderNo: string): void;
  onFailed(error: unknown): void;
}

/** Opens the checkout of one product, once. A guest is asked on the way whether to sign in. */
export function BuyNow({ item, onOpened, onFailed }: BuyNowProps) {
  const { run } = useBuyNow();
  const isSignedIn = useKnownSession();
  const navigate = useNavigate();
  const started = useRef<CartItem>(undefined);
  useEffect(() => {
    if (started.current === item) return;
    started.current = item;
    const open = async () => ((await isSignedIn()) ? onOpened(await run(item)) : navigate(buyNowPath(item)));
    open().catch(onFailed);
  }, [item, run, isSignedIn, navigate, onOpened, onFailed]);
  return null;
}
