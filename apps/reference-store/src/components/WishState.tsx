import { useWishlistItem } from '@promenade/storefront-hooks';
import { useEffect } from 'react';
import { useText } from '../i18n/texts.tsx';
import { useAccountPress } from '../lib/use-account-press.ts';

export interface WishStateProps {
  productId: number;
  /** Product name. */
  name: string;
  /** What a press asked for and nobody has sent yet. */
  wanted: boolean | undefined;
  onSent(): void;
  onChange(state: { isWished: boolean; isPending: boolean }): void;
}

/** Reads and changes whether a product is wished, for a button that is there before this code. */
export function WishState({ productId, name, wanted, onSent, onChange }: WishStateProps) {
  const text = useText('product');
  const press = useAccountPress();
  const {
    isWished,
    toggle: { run, isPending },
  } = useWishlistItem(productId);
  useEffect(() => onChange({ isWished, isPending }), [isWished, isPending, onChange]);
  const question = text('wish.signIn', { name });
  const added = text('wish.added', { name });
  const removed = text('wish.removed', { name });
  useEffect(() => {
    if (wanted === undefined) return;
    press(run(wanted), question, wanted ? added : removed);
    onSent();
  }, [wanted, press, run, question, added, removed, onSent]);
  return null;
}
