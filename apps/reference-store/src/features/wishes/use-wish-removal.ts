import { useUpdateWishlist } from '@promenade/storefront-hooks';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';

type Ids = ReadonlySet<number>;
const none: Ids = new Set();
const without = (ids: Ids, gone: readonly number[]): Ids => new Set([...ids].filter((id) => !gone.includes(id)));

/** Choosing products of the wish list, removing them, and the way back. */
export interface WishRemoval {
  selected: Ids;
  /** Removed here; the list from the backend may still have them. */
  removed: Ids;
  /** The last removal, as long as it can be undone. */
  last: { ids: readonly number[]; text: string } | undefined;
  select(id: number, selected: boolean): void;
  selectAll(ids: readonly number[]): void;
  remove(ids: readonly number[], name?: string): void;
  /** Removes a product that went into the cart; there is nothing to undo. */
  forget(id: number): void;
  undo(): void;
  dismiss(): void;
}

export function useWishRemoval(): WishRemoval {
  const text = useText('account');
  const notices = useNotices();
  const change = useUpdateWishlist();
  const [selected, setSelected] = useState(none);
  const [removed, setRemoved] = useState(none);
  const [last, setLast] = useState<WishRemoval['last']>();
  const show = (ids: readonly number[]) => setRemoved((before) => without(before, ids));
  const send = (ids: readonly number[]) => {
    setRemoved((before) => new Set([...before, ...ids]));
    setSelected((before) => without(before, ids));
    change.run(ids, false).catch((error: unknown) => {
      show(ids);
      setLast(undefined);
      notices.fail(error);
    });
  };
  return {
    selected,
    removed,
    last,
    select: (id, on) => setSelected((before) => (on ? new Set([...before, id]) : without(before, [id]))),
    selectAll: (ids) => setSelected(new Set(ids)),
    remove(ids, name) {
      send(ids);
      setLast({
        ids,
        text: name ? text('wishes.removed', { name }) : text('wishes.removedMany', { count: ids.length }),
      });
      focusPageTitle();
    },
    forget: (id) => send([id]),
    undo() {
      if (!last) return;
      const { ids } = last;
      setLast(undefined);
      show(ids);
      change.run(ids, true).catch(notices.fail);
      focusPageTitle();
    },
    dismiss: () => setLast(undefined),
  };
}
