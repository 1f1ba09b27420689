import {
  useApplicationCard,
  useBusinessCategories,
  useMerchantApplication,
  useMerchantApplications,
  useMerchantTypes,
  useStorefront,
} from '@promenade/storefront-hooks';
import type { ApplicationState } from '@promenade/storefront-hooks/domain';
import type { MerchantApplication } from '@promenade/storefront-sdk';
import {
  Alert,
  Badge,
  type BadgeProps,
  Breadcrumbs,
  Button,
  DescriptionList,
  Message,
  PageHeader,
  Picture,
  Skeleton,
} from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import styles from '../styles/application.module.css';
import { ReadError } from './ReadError.tsx';

/** Reads an application of the shopper and shows it, or says why it cannot be shown. */
export function ApplicationRecord({ id }: { id: number }) {
  const text = useText('application');
  const { data, error, hasMore, isLoadingMore, loadMore, refresh, isRefreshing } = useMerchantApplications();
  const application = data?.find((each) => each.id === id);
  const isFurther = data !== undefined && !application && hasMore && !error;
  useEffect(() => {
    if (isFurther && !isLoadingMore) void loadMore();
  }, [isFurther, isLoadingMore, loadMore]);
  if (application) return <Application application={application} />;
  if (error) {
    return <ReadError page title={text('applications.failed')} of={{ error, isRefreshing, refresh }} />;
  }
  if (!data || isFurther) {
    return (
      <div aria-busy="true">
        <PageHeader title={text('applications.number', { number: id })} />
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <Message
      headingLevel={1}
      title={text('applications.unknown')}
      actions={<Button href={paths.sellWithUs}>{text('applications.all')}</Button>}
    >
      {text('applications.unknownText', { number: id })}
    </Message>
  );
}

const tones = { pending: 'info', approved: 'positive', declined: 'critical', unknown: 'info' } as const;

function Application({ application }: { application: MerchantApplication }) {
  const text = useText('application');
  const navigate = useNavigate();
  const { resubmit } = useMerchantApplication();
  const { id, date, status, reason, actions } = useApplicationCard(application);
  const title = text('applications.number', { number: id });
  return (
    <>
      <PageHeader
        title={title}
        text={date ? text('applications.sentOn', { date: date.text }) : undefined}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('sell.title'), href: paths.sellWithUs }, { name: title }]} />}
        actions={<ApplicationStatus state={status} />}
      />
      <Alert
        tone={tones[status]}
        title={text(`applications.next.${status}.title`)}
        actions={
          actions.includes('resubmit') ? (
            <Button
              onClick={() => {
                resubmit(application);
                void navigate(paths.merchantApplication);
              }}
            >
              {text('applications.resubmit')}
            </Button>
          ) : null
        }
      >
        {reason ? text('applications.reason', { reason }) : text(`applications.next.${status}.text`)}
      </Alert>
      <div className={styles.step}>
        <Sent application={application} />
      </div>
    </>
  );
}

function Sent({ application }: { application: MerchantApplication }) {
  const text = useText('application');
  const { picture } = useStorefront();
  const { data: types } = useMerchantTypes();
  const { data: categories } = useBusinessCategories();
  const rows = [
    ...(['name', 'realName', 'email', 'phone', 'address', 'keywords'] as const).map((field) => ({
      term: text(`apply.${field}`),
      value: application[field],
    })),
    { term: text('apply.step.type'), value: types?.find(({ id }) => id === application.typeId)?.name },
    { term: text('apply.category'), value: categories?.find(({ id }) => id === application.categoryId)?.name },
  ].filter(({ value }) => value);
  const papers = application.qualificationPicture.flatMap(
    (address, index) => picture(address, 'review', text('apply.document', { number: index + 1 })) ?? [],
  );
  return (
    <>
      <DescriptionList variant="lines" rows={rows} />
      <h2 className={styles.stepTitle}>{text('apply.step.documents')}</h2>
      <ul className={styles.papers} aria-label={text('apply.documents')}>
        {papers.map((one, index) => (
          <li key={index}>
            <a href={one.src} target="_blank" rel="noreferrer" className={styles.paper}>
              <Picture picture={one} ratio="square" sizes="8rem" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const statusTones: Readonly<Record<ApplicationState, NonNullable<BadgeProps['tone']>>> = {
  pending: 'caution',
  approved: 'positive',
  declined: 'critical',
  unknown: 'neutral',
};

/** The status of an application, in words. */
export function ApplicationStatus({ state }: { state: ApplicationState }) {
  const text = useText('application');
  return <Badge tone={statusTones[state]}>{text(`applications.state.${state}`)}</Badge>;
}
