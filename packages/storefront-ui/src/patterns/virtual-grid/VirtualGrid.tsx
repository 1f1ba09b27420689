'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type Key, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { type GridLayout, useGridLayout } from './use-grid-layout.ts';
import * as styles from './VirtualGrid.css.ts';

export interface VirtualGridProps<Item> extends RootProps<'ul'> {
  /** All items, in the order shown. */
  items: readonly Item[];
  /** Tells the items apart. */
  itemKey: (item: Item, index: number) => Key;
  /** Renders one item. */
  children: (item: Item, index: number) => ReactNode;
  /** Names the list where the heading above it does not. */
  label?: string | undefined;
  /** Height of a row before it is measured, in px. @default 420 */
  estimatedRowHeight?: number | undefined;
  /** Items that the server renders, and that are there before scripts run. @default 20 */
  initialItems?: number | undefined;
  /** Heights are remembered under this name, so that a page that is gone back to scrolls to where it was. */
  restoreKey?: string | undefined;
}

/** Rows beyond the screen that are rendered, on each side. */
const OVERSCAN = 2;
/** Rows between the screen and a focused item, beyond which the item goes. */
const FOCUS_REACH = 20;
const KEPT_LISTS = 10;
const measured = new Map<string, VirtualItem[]>();

function remember(key: string | undefined, rows: VirtualItem[]): void {
  if (key === undefined) return;
  measured.delete(key);
  measured.set(key, rows);
  const [oldest] = measured.keys();
  if (measured.size > KEPT_LISTS && oldest !== undefined) measured.delete(oldest);
}

const rowOf = (list: Element | null): number | undefined => {
  const focused = list?.contains(document.activeElement) ? document.activeElement?.closest('[data-row]') : undefined;
  return focused instanceof HTMLElement ? Number(focused.dataset.row) : undefined;
};

/** The rows on the screen, and those up to the one that has the focus. */
function rowsToRender(range: Range, focusedRow: number | undefined): number[] {
  const first = range.startIndex - OVERSCAN;
  const last = range.endIndex + OVERSCAN;
  if (focusedRow === undefined || focusedRow < first - FOCUS_REACH || focusedRow > last + FOCUS_REACH) {
    return defaultRangeExtractor(range);
  }
  const startIndex = Math.max(Math.min(first, focusedRow), 0);
  const endIndex = Math.min(Math.max(last, focusedRow), range.count - 1);
  return Array.from({ length: endIndex - startIndex + 1 }, (_, index) => startIndex + index);
}

interface CellProps<Item> {
  item: Item;
  index: number;
  render: (item: Item, index: number) => ReactNode;
}

/** Scrolling renders the grid often, and a card only once. */
const Cell = memo(function Cell({ item, index, render }: CellProps<unknown>) {
  return render(item, index);
}) as <Item>(props: CellProps<Item>) => ReactNode;

const unknown: GridLayout = { columns: 1, rowGap: 0, top: 0 };

/**
 * Thousands of cards in 2, 3 or 5 columns, of which only those near the screen are in the document. The browser's own search
 * finds only these. Not for a few hundred cards, which need nothing of the kind: that is `ProductGrid`.
 */
export function VirtualGrid<Item>({
  items,
  itemKey,
  children,
  label,
  estimatedRowHeight = 420,
  initialItems = 20,
  restoreKey,
  ref,
  ...rest
}: VirtualGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const layout = useGridLayout(list);
  const { columns, rowGap, top } = layout ?? unknown;
  const rowCount = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    enabled: layout !== undefined,
    estimateSize: () => estimatedRowHeight,
    gap: rowGap,
    scrollMargin: top,
    overscan: OVERSCAN,
    rangeExtractor: (range) => rowsToRender(range, rowOf(list.current)),
    initialMeasurementsCache: (restoreKey !== undefined && measured.get(restoreKey)) || [],
    useFlushSync: false,
  });
  const rows = layout ? virtualizer.getVirtualItems() : [];
  const [firstRow, lastRow] = [rows[0], rows.at(-1)];
  const start = (firstRow?.index ?? 0) * columns;
  const end = layout ? ((lastRow?.index ?? -1) + 1) * columns : initialItems;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const before = firstRow ? firstRow.start - top : 0;
    const after = lastRow ? virtualizer.getTotalSize() - (lastRow.end - top) : 0;
    // A page that is gone back to is scrolled before the layout is known: it has at least the height that it had.
    const expected = layout ? 0 : Math.ceil(items.length / 2) * estimatedRowHeight;
    element.style.paddingBlock = `${before}px ${Math.max(after, expected)}px`;
  });
  useEffect(() => () => remember(restoreKey, virtualizer.measurementsCache), [restoreKey, virtualizer]);

  return (
    <div className={styles.frame}>
      <ul {...listRole} aria-label={label} {...rootProps(rest, styles.grid)} ref={useMergedRef(list, ref)}>
        {items.slice(start, end).map((item, offset) => {
          const index = start + offset;
          const row = Math.floor(index / columns);
          const isFirst = layout !== undefined && index % columns === 0;
          return (
            <li
              key={itemKey(item, index)}
              className={styles.item}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              data-row={row}
              {...(isFirst && { ref: virtualizer.measureElement, 'data-index': row })}
            >
              <Cell item={item} index={index} render={children} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
