'use client';
import type { ProductCard, StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { DEBOUNCE_MS, LIST_FIRST_PAGE } from '../domain/constants.ts';
import { products } from '../query/catalog-queries.ts';
import { useQuery } from '../query/use-query.ts';

export interface SearchSuggestions {
  suggestions: readonly ProductCard[];
  isLoading: boolean;
  error: StorefrontError | undefined;
}

const SUGGESTIONS = 6;
const none: readonly ProductCard[] = [];

/** Products that fit what is being typed. Asked for after a pause; an answer to older text is never shown. */
export function useSearchSuggestions(text: string): SearchSuggestions {
  const typed = text.trim();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isCurrent = typed === asked;
  const { data, error, isLoading } = useQuery(
    asked && isCurrent ? products({ keyword: asked }, LIST_FIRST_PAGE, SUGGESTIONS) : null,
  );
  return {
    suggestions: isCurrent && data ? data.list : none,
    isLoading: typed !== '' && (isLoading || !isCurrent),
    error: isCurrent ? error : undefined,
  };
}
