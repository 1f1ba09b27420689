import type { ReactNode } from 'react';

/**
 * Text in an element of its own; other nodes stay as they are. A browser's translation takes the place of a text node: React
 * could no longer change it, nor insert something before it.
 */
export const inElement = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
