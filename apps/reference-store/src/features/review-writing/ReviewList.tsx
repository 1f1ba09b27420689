import { useOrderCenterCounts } from '@promenade/storefront-hooks';
import { LinkTabs, PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { PendingReviews } from './PendingReviews.tsx';
import { REVIEW_TABS, reviewListPath, reviewTab } from './review-paths.ts';
import { WrittenReviews } from './WrittenReviews.tsx';

/** What waits for a review, and what has one. Every view is an address. */
export function ReviewList({ url }: { url: URL }) {
  const text = useText('service');
  const current = reviewTab(url.searchParams);
  const waiting = useOrderCenterCounts().data?.commentCount;
  return (
    <>
      <PageHeader title={text('writing.title')} />
      <LinkTabs
        label={text('writing.tabs')}
        tabs={REVIEW_TABS.map((tab) => ({
          label: text(`writing.tab.${tab}`),
          href: reviewListPath(tab),
          current: tab === current,
          ...(tab === 'pending' && waiting ? { count: waiting } : {}),
        }))}
      />
      {current === 'pending' ? <PendingReviews /> : <WrittenReviews />}
    </>
  );
}
