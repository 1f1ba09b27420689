import { errorTextIn, usePendingReviews, useReviewForm } from '@promenade/storefront-hooks';
import { fieldTexts, REVIEW_MAX_LENGTH } from '@promenade/storefront-hooks/domain';
import type { PendingReview } from '@promenade/storefront-sdk';
import { Button, Form, Message, PageHeader, Skeleton, type StarCount, StarRating } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { AccountShell } from '../components/AccountPage.tsx';
import { CountedTextArea } from '../components/CountedTextArea.tsx';
import { PictureUpload } from '../components/PictureUpload.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { ReviewLine } from '../components/ReviewLine.tsx';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { reviewFormPath, reviewListPath } from '../lib/account-paths.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useTitleFocus } from '../lib/focus-page-title.ts';
import { refusalOf, useDraft } from '../lib/forms.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/review-writing.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  const line = Number(url.searchParams.get('line'));
  const lineId = Number.isSafeInteger(line) && line > 0 ? line : undefined;
  return (
    <AccountShell title={useText('service')('writing.form.title')}>
      <ReviewWriting key={`${orderNo} ${lineId}`} orderNo={orderNo} lineId={lineId} />
    </AccountShell>
  );
}

interface ReviewWritingProps {
  orderNo: string;
  /** `undefined` for the first line of the order without a review. */
  lineId: number | undefined;
}

/** Reviews a product of an order, then offers the next one. */
function ReviewWriting({ orderNo, lineId }: ReviewWritingProps) {
  const text = useText('service');
  const { data, error, isRefreshing, refresh, hasMore, isLoadingMore, loadMore } = usePendingReviews();
  // The line is no longer pending once its review is sent, but the thanks still show it.
  const [chosen, setChosen] = useState<PendingReview>();
  const found = data?.find(({ id, merOrderNo }) => merOrderNo === orderNo && (lineId === undefined || id === lineId));
  const line = chosen ?? found;
  if (found && !chosen) setChosen(found);
  const looksFurther = !line && hasMore && !error;
  useEffect(() => {
    if (looksFurther && !isLoadingMore) void loadMore();
  }, [looksFurther, isLoadingMore, loadMore]);

  if (line) return <ReviewForm line={line} next={data?.find(({ id }) => id !== line.id)} />;
  if (error) {
    return <ReadError page title={text('writing.failed')} of={{ error, isRefreshing, refresh }} />;
  }
  if (!data || looksFurther) {
    return (
      <div aria-busy="true">
        <PageHeader title={text('writing.form.title')} />
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <Message
      headingLevel={1}
      title={text('writing.nothingHere')}
      actions={<Button href={paths.reviews}>{text('writing.toList')}</Button>}
    >
      {text('writing.nothingHereText')}
    </Message>
  );
}

interface ReviewFormProps {
  line: PendingReview;
  /** The next product without a review. */
  next: PendingReview | undefined;
}

/** The form with rating, text and pictures for one product. */
function ReviewForm({ line, next }: ReviewFormProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { pictures, submit, issues, clearIssue, isDone } = useReviewForm(line);
  const { draft, change, clear } = useDraft(reviewDraftName(line.id), emptyReview);
  useTitleFocus(isDone);
  if (isDone) return <ReviewSent next={next} />;

  const { images, ...wrong } = fieldTexts(issues, issueTexts);
  const send = () =>
    submit.run(draft).then(
      () => clear(),
      () => undefined,
    );
  const refused = refusalOf(submit.error);
  return (
    <>
      <PageHeader title={text('writing.form.title')} />
      <div className={styles.results}>
        <ReviewLine name={line.productName} image={line.image} variant={line.sku} merchant={line.merName} />
        <Form
          noValidate
          pending={submit.isPending}
          errors={wrong}
          formError={refused && errorTextIn(refused, locale)}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <StarRating
            label={text('writing.productScore')}
            name="productScore"
            required
            value={draft.productScore}
            onValueChange={(productScore) => {
              change({ productScore });
              clearIssue('productScore');
            }}
          />
          <StarRating
            label={text('writing.serviceScore')}
            name="serviceScore"
            required
            value={draft.serviceScore}
            onValueChange={(serviceScore) => {
              change({ serviceScore });
              clearIssue('serviceScore');
            }}
          />
          <CountedTextArea
            required
            label={text('writing.comment')}
            name="comment"
            rows={5}
            value={draft.comment}
            limit={REVIEW_MAX_LENGTH}
            onValueChange={(comment) => {
              change({ comment });
              clearIssue('comment');
            }}
          />
          <PictureUpload label={text('writing.pictures')} pictures={pictures} error={images} />
          <div className={styles.actions}>
            <Button type="submit" size="large" pending={submit.isPending}>
              {text('writing.send')}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}

/** Thanks for the review, with the next product that has none. */
function ReviewSent({ next }: { next: PendingReview | undefined }) {
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

/** The shopper's review of a product; stored until it is sent. */
interface ReviewFormDraft {
  productScore: StarCount | null;
  serviceScore: StarCount | null;
  comment: string;
}

const emptyReview: ReviewFormDraft = { productScore: null, serviceScore: null, comment: '' };

/** Storage name of a review draft. */
const reviewDraftName = (lineId: number): string => `pm-draft-review-${lineId}`;
