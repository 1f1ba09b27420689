import type { PendingReview } from '@promenade/storefront-sdk';
import { Button, PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { reviewFormPath, reviewListPath } from './review-paths.ts';
import styles from './review-writing.module.css';

/** Thanks, and the next product that waits for a review. */
export function ReviewSent({ next }: { next: PendingReview | undefined }) {
  const text = useText('service');
  return (
    <>
      <PageHeader title={text('writing.sent.title')} text={text('writing.sent.text')} />
      <div className={styles.results}>
        {next ? (
          <section className={styles.next} aria-labelledby="next-review">
            <h2 id="next-review" className={styles.sectionTitle}>
              {text('writing.sent.next')}
            </h2>
            <ReviewLine name={next.productName} image={next.image} variant={next.sku} merchant={next.merName}>
              <Button
                href={reviewFormPath(next.merOrderNo, next.id)}
                aria-label={text('writing.writeFor', { name: next.productName })}
              >
                {text('writing.write')}
              </Button>
            </ReviewLine>
          </section>
        ) : null}
        <div className={styles.actions}>
          <Button variant="outline" href={reviewListPath('written')}>
            {text('writing.toList')}
          </Button>
        </div>
      </div>
    </>
  );
}
