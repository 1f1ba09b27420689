import type { ProductView } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Suspense } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { useSignOfLife } from '../../page/sign-of-life.ts';
import { lazyWithWords } from '../overlays/lazy-with-words.tsx';
import { REVIEW_QUERY } from '../reviews/review-query.ts';
import styles from './product.module.css';
import { REVIEWS_ID } from './reviews-id.ts';

const parts = lazyWithWords<BelowTheFoldProps>(['below'], () => import('./Below.tsx').then(({ Below }) => Below));

export interface BelowTheFoldProps {
  product: ProductDetail;
  view: ProductView;
  url: URL;
}

/** What stands below a product: its code comes when the visitor first moves, or when the address asks for reviews. */
export function BelowTheFold(props: BelowTheFoldProps) {
  const { Component: Below } = parts[useEnvironment().locale];
  const isAlive = useSignOfLife();
  const isAsked = Object.values(REVIEW_QUERY).some((name) => props.url.searchParams.has(name));
  const ahead = <div id={REVIEWS_ID} className={styles.ahead} />;
  if (!isAlive && !isAsked) return ahead;
  return (
    <Suspense fallback={ahead}>
      <Below {...props} />
    </Suspense>
  );
}
