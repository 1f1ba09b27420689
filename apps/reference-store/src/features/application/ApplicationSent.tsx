import { useMerchantApplications, useSession } from '@promenade/storefront-hooks';
import { applicationState } from '@promenade/storefront-hooks/domain';
import { Alert, Button, CopyText, PageHeader, Timeline } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import styles from './application.module.css';
import { applicationPath } from './application-path.ts';

/** The application is sent: its number, and what happens next. */
export function ApplicationSent() {
  const text = useText('application');
  const isSignedIn = useSession().state === 'authenticated';
  return (
    <>
      <PageHeader title={text('sent.title')} />
      <Alert tone="positive">{text('sent.text')}</Alert>
      {isSignedIn ? <SentNumber /> : null}
      <Timeline
        label={text('sent.next')}
        items={[
          { id: 'sent', title: text('sent.step.sent'), state: 'done' },
          { id: 'review', title: text('sent.step.review'), text: text('sent.step.reviewText'), state: 'current' },
          { id: 'decision', title: text('sent.step.decision'), text: text('sent.step.decisionText'), state: 'to-come' },
        ]}
      />
    </>
  );
}

function SentNumber() {
  const text = useText('application');
  // The answer to the request names no number: the newest that waits is the one.
  const { data } = useMerchantApplications();
  const sent = data?.find(({ auditStatus }) => applicationState(auditStatus) === 'pending');
  return (
    <>
      {sent ? (
        <p>
          {text('sent.number')}{' '}
          <CopyText text={`${sent.id}`} label={text('sent.copy')} copiedLabel={text('sent.copied')} />
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button href={sent ? applicationPath(sent.id) : paths.sellWithUs}>{text('sent.view')}</Button>
      </div>
    </>
  );
}
