import type { ReactNode } from 'react';

/**
 * Wraps text in an element; other nodes stay unchanged. Browser translation replaces text nodes, and React could then
 * neither update the text nor insert something before it.
 */
export const inElement = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
