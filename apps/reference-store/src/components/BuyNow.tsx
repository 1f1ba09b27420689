import { type CartItem, useBuyNow } from '@promenade/storefront-hooks';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyNowPath } from '../lib/checkout.ts';
import { useKnownSession } from '../lib/session.ts';
import { useIsHere } from '../lib/use-is-here.ts';

export interface BuyNowProps {
  item: CartItem;
  onOpened(preOrderNo: string): void;
  onFailed(error: unknown): void;
}

/** Opens the checkout of one product, once. Guests are asked whether to sign in. */
export function BuyNow({ item, onOpened, onFailed }: BuyNowProps) {
  const { run } = useBuyNow();
  const isSignedIn = useKnownSession();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const started = useRef<CartItem>(undefined);
  useEffect(() => {
    if (started.current === item) return;
    started.current = item;
    const open = async () => {
      const preOrderNo = (await isSignedIn()) ? await run(item) : undefined;
      if (!isHere()) return;
      if (preOrderNo) onOpened(preOrderNo);
      else void navigate(buyNowPath(item));
    };
    open().catch((error) => isHere() && onFailed(error));
  }, [item, run, isSignedIn, isHere, navigate, onOpened, onFailed]);
  return null;
}
