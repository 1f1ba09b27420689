import { useSession } from '@promenade/storefront-hooks';
import { WishButton } from '@promenade/storefront-ui';
import { Suspense, useCallback, useState } from 'react';
import { noteMissingCode } from '../../errors/chunk-guard.ts';
import { lazyOnIntent } from '../overlays/lazy-on-intent.ts';
import type { WishStateProps } from './WishState.tsx';

const {
  Component: WishState,
  preload,
  load,
} = lazyOnIntent<WishStateProps>(() => import('./WishState.tsx').then(({ WishState }) => WishState));

/** The heart of a product. Its code comes for shoppers, and for guests who press it: their wish is done after signing in. */
export function ShopWish({ productId, name }: { productId: number; name: string }) {
  const { state } = useSession();
  const [{ isWished, isPending }, setShown] = useState({ isWished: false, isPending: false });
  const [wanted, setWanted] = useState<boolean>();
  const [isNeeded, setNeeded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const onSent = useCallback(() => setWanted(undefined), []);
  const want = (wished: boolean) => {
    if (isMissing) return noteMissingCode();
    setNeeded(true);
    setWanted(wished);
    load().catch(() => {
      setWanted(undefined);
      // Without a connection it comes with the next one.
      setMissing(navigator.onLine);
    });
  };
  return (
    <>
      <WishButton
        name={name}
        selected={isWished}
        pending={isPending || wanted !== undefined}
        onSelectedChange={want}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {state === 'authenticated' || isNeeded ? (
        <Suspense>
          <WishState productId={productId} name={name} wanted={wanted} onSent={onSent} onChange={setShown} />
        </Suspense>
      ) : null}
    </>
  );
}
