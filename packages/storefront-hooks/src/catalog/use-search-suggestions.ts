'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { DEBOUNCE_MS, LIST_FIRST_PAGE } from '../domain/constants.ts';
import { products } from '../query/list-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';

const SUGGESTIONS = 6;

/**
 * Products that match the typed text, requested after a pause in typing. The data always belongs to the current text:
 * it is `undefined` while the text is empty and until the products for it are loaded.
 */
export function useSearchSuggestions(text: string): Read<readonly ProductCard[]> {
  const typed = text.trim();
  const [requested, setRequested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isCurrent = typed === requested;
  const query = typed && isCurrent ? products({ keyword: typed }, LIST_FIRST_PAGE, SUGGESTIONS) : null;
  const read = useQuery(query);
  if (isCurrent) return withData(read, read.data?.list);
  return Object.defineProperty(withData(read, undefined), 'isLoading', { value: typed !== '' });
}
