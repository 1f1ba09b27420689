import { errorTextIn, useReviewForm } from '@promenade/storefront-hooks';
import { fieldTexts, REVIEW_MAX_LENGTH } from '@promenade/storefront-hooks/domain';
import type { PendingReview } from '@promenade/storefront-sdk';
import { Button, Form, PageHeader, StarRating, TextArea, VisuallyHidden } from '@promenade/storefront-ui';
import { useEffect, useRef } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { useDraft } from '../checkout/use-draft.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import { ReviewSent } from './ReviewSent.tsx';
import { emptyReview, reviewDraftName } from './review-draft.ts';
import styles from './review-writing.module.css';

/** Letters left at which the counter speaks up. */
const SPEAK_AT = 20;

export interface ReviewFormProps {
  line: PendingReview;
  /** What waits for a review after this one. */
  next: PendingReview | undefined;
}

/** Stars, words and pictures for one product. */
export function ReviewForm({ line, next }: ReviewFormProps) {
  const text = useText('service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { pictures, submit, issues, clearIssue, isDone } = useReviewForm(line);
  const { draft, change, clear } = useDraft(reviewDraftName(line.id), emptyReview);
  const left = REVIEW_MAX_LENGTH - [...draft.comment].length;

  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) focusPageTitle();
    wasDone.current = isDone;
  }, [isDone]);
  if (isDone) return <ReviewSent next={next} />;

  const { images, ...wrong } = fieldTexts(issues, issueTexts);
  const send = () =>
    submit.run(draft).then(
      () => clear(),
      () => undefined,
    );
  const isFormIssue = Object.keys(issues).length > 0;
  return (
    <>
      <PageHeader title={text('writing.form.title')} />
      <div className={styles.results}>
        <ReviewLine name={line.productName} image={line.image} variant={line.sku} merchant={line.merName} />
        <Form
          noValidate
          pending={submit.isPending}
          errors={wrong}
          formError={submit.error && !isFormIssue ? errorTextIn(submit.error, locale) : undefined}
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
          <TextArea
            required
            label={text('writing.comment')}
            name="comment"
            rows={5}
            value={draft.comment}
            hint={left < 0 ? text('writing.commentOver', { over: -left }) : text('writing.commentLeft', { left })}
            onValueChange={(comment) => {
              change({ comment });
              clearIssue('comment');
            }}
          />
          <VisuallyHidden role="status">
            {left <= SPEAK_AT && left >= 0 ? text('writing.commentNearEnd', { left: SPEAK_AT }) : null}
          </VisuallyHidden>
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
