import { useMerchantApplications, useSession } from '@promenade/storefront-hooks';
import { applicationState } from '@promenade/storefront-hooks/domain';
import { Alert, Button, Container, CopyText, PageHeader, Skeleton, Timeline } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../components/PageHead.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { applicationPath, SENT_STATE } from '../lib/application.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle } from '../lib/route.ts';
import applicationStyles from '../styles/application.module.css';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <ApplicationSent />
    </Container>
  );
}

/** Confirms a submitted application; other visits are redirected to the application's status. */
function ApplicationSent() {
  const text = useText('application');
  const { state } = useLocation();
  const wasSent = (state as Record<string, unknown> | null)?.[SENT_STATE] === true;
  if (wasSent) return <Sent />;
  return (
    <>
      <PageHead title={text('applications.title')} />
      <SignedInOnly title={text('applications.title')}>
        <LatestApplication />
      </SignedInOnly>
    </>
  );
}

/** The latest application while it is pending; otherwise a link to it, or to the form. */
function LatestApplication() {
  const text = useText('application');
  const navigate = useNavigate();
  const { data, error, refresh, isRefreshing } = useMerchantApplications();
  const latest = data?.[0];
  const isPending = latest !== undefined && applicationState(latest.auditStatus) === 'pending';
  const isKnown = data !== undefined && !isRefreshing && !isPending;
  const next = latest ? applicationPath(latest.id) : paths.merchantApplication;
  useEffect(() => {
    if (isKnown) void navigate(next, { replace: true });
  }, [isKnown, next, navigate]);
  if (isPending) return <Sent />;
  if (error && !data) {
    return <ReadError page title={text('applications.failed')} of={{ error, isRefreshing, refresh }} />;
  }
  return (
    <div aria-busy="true">
      <PageHeader title={text('applications.title')} />
      <Skeleton shape="block" />
    </div>
  );
}

/** Confirmation of the application, with its number and what happens next. */
function Sent() {
  const text = useText('application');
  const isSignedIn = useSession().state === 'authenticated';
  return (
    <>
      <PageHead title={text('sent.title')} />
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
  // The response contains no number, so use the newest pending application.
  const { data } = useMerchantApplications();
  const sent = data?.find(({ auditStatus }) => applicationState(auditStatus) === 'pending');
  return (
    <>
      {sent ? (
        <p>
          <span>{text('sent.number')}</span>{' '}
          <CopyText value={`${sent.id}`} label={text('sent.copy')} copiedLabel={text('sent.copied')} />
        </p>
      ) : null}
      <div className={applicationStyles.actions}>
        <Button href={sent ? applicationPath(sent.id) : paths.sellWithUs}>{text('sent.view')}</Button>
      </div>
    </>
  );
}
