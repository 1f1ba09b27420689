'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../../primitives/behaviours/observers.ts';

/** How a grid is laid out, all in px but the columns. */
export interface GridLayout {
  /** Number of columns. */
  columns: number;
  /** Distance between rows. */
  rowGap: number;
  /** Distance of the grid from the top of the document. */
  top: number;
}

function layoutOf(list: Element): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: Math.max(gridTemplateColumns.split(' ').filter((size) => /\d/.test(size)).length, 1),
    rowGap: Number.parseFloat(rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
}

const isSame = (one: GridLayout | undefined, other: GridLayout) =>
  one?.columns === other.columns && one.rowGap === other.rowGap && one.top === other.top;

/** Columns, gap and place of a grid, as its stylesheet has them. Undefined on the server and in the first render. */
export function useGridLayout(list: RefObject<Element | null>): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = () => {
      const next = layoutOf(element);
      setLayout((before) => (isSame(before, next) ? before : next));
    };
    read();
    // What grows above the grid moves it, which only the height of the page tells.
    return observeSize([element, document.body], read);
  }, [list]);
  return layout;
}
