import { Button, EmptyState } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';

/** In place of reviews: why there are none, and how to write one, or another way on. */
export function NoReviews({ action }: { action?: ReactNode }) {
  const text = useText('below');
  if (action) return <EmptyState headingLevel={3} title={text('reviews.noneOfKind')} action={action} />;
  return (
    <EmptyState
      headingLevel={3}
      title={text('reviews.empty')}
      action={
        <Button href={paths.orders} variant="outline">
          {text('reviews.write')}
        </Button>
      }
    >
      {text('reviews.emptyText')}
    </EmptyState>
  );
}
