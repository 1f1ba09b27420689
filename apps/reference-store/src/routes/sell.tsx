import {
  queries,
  useApplicationCard,
  useMerchantApplications,
  useMerchantTypes,
  useSession,
} from '@promenade/storefront-hooks';
import type { MerchantApplication } from '@promenade/storefront-sdk';
import {
  Breadcrumbs,
  Button,
  Card,
  Container,
  LoadMore,
  PageHeader,
  SectionHeading,
  Skeleton,
} from '@promenade/storefront-ui';
import { useId } from 'react';
import { ApplicationRecord, ApplicationStatus } from '../components/ApplicationRecord.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { applicationIn, applicationPath } from '../lib/application.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import applicationStyles from '../styles/application.module.css';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export async function loader({ data }: RouteRequest) {
  await data.prefetch(queries.merchantTypes(), queries.businessCategories());
}

export function Component({ url }: RouteProps) {
  const text = useText('application');
  const id = applicationIn(url);
  const title = id === undefined ? text('sell.title') : text('applications.number', { number: id });
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={title} />
      {id === undefined ? (
        <SellIntroduction />
      ) : (
        <SignedInOnly title={title}>
          <ApplicationRecord key={id} id={id} />
        </SignedInOnly>
      )}
    </Container>
  );
}

const stages = ['apply', 'check', 'open'] as const;

/** The page about selling here: benefits, types of merchants, and a link to the form. */
function SellIntroduction() {
  const text = useText('application');
  const stagesId = useId();
  const apply = (
    <Button size="large" href={paths.merchantApplication}>
      {text('sell.apply')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text('sell.title')}
        text={text('sell.intro')}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: text('sell.title') }]} />}
        actions={apply}
      />
      <div className={styles.sections}>
        <OwnApplications />
        <Types />
        <section aria-labelledby={stagesId}>
          <SectionHeading id={stagesId} title={text('sell.stages')} />
          <ol className={applicationStyles.stages}>
            {stages.map((stage, index) => (
              <li key={stage} className={applicationStyles.stage}>
                <span className={applicationStyles.stageNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={applicationStyles.cardTitle}>{text(`sell.stage.${stage}`)}</h3>
                <p className={applicationStyles.soft}>{text(`sell.stage.${stage}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function Types() {
  const text = useText('application');
  const titleId = useId();
  const { data, error, isRefreshing, refresh } = useMerchantTypes();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('sell.types')} text={text('sell.typesText')} />
      {error && !data ? <ReadError title={text('apply.choicesFailed')} of={{ error, isRefreshing, refresh }} /> : null}
      <div className={applicationStyles.types} aria-busy={!data && !error}>
        {data?.map(({ id, name, info }) => (
          <Card key={id} as="article">
            <h3 className={applicationStyles.cardTitle}>{name}</h3>
            <p className={applicationStyles.soft}>{info}</p>
          </Card>
        )) ?? (error ? null : <Skeleton shape="block" />)}
      </div>
    </section>
  );
}

/** The shopper's applications; renders nothing if there are none. */
function OwnApplications() {
  return useSession().state === 'authenticated' ? <Applications /> : null;
}

function Applications() {
  const text = useText('application');
  const titleId = useId();
  const list = useMerchantApplications();
  const { data, error } = list;
  if (error && !data) {
    return <ReadError title={text('applications.failed')} of={list} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} id="applications">
      <SectionHeading id={titleId} title={text('applications.title')} />
      <div className={applicationStyles.cards}>
        {data.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </div>
      <LoadMore
        shownCount={data.length}
        totalCount={list.total}
        page={list.loadedPages}
        hrefs={pageHrefs(list.pages, () => paths.sellWithUs)}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </section>
  );
}

/** One of the shopper's applications. */
function ApplicationCard({ application }: { application: MerchantApplication }) {
  const text = useText('application');
  const { id, name, date, status, reason } = useApplicationCard(application);
  return (
    <Card as="article">
      <div className={applicationStyles.card}>
        <div className={applicationStyles.cardHead}>
          <h3 className={applicationStyles.cardTitle}>{name}</h3>
          <ApplicationStatus state={status} />
        </div>
        <p className={applicationStyles.soft}>
          <span>{text('applications.number', { number: id })}</span>
          {date ? <span>{` · ${text('applications.sentOn', { date: date.text })}`}</span> : null}
        </p>
        {reason ? <p className={applicationStyles.reason}>{text('applications.reason', { reason })}</p> : null}
        <Button
          size="small"
          variant="outline"
          href={applicationPath(id)}
          aria-label={text('applications.openOf', { name, number: id })}
        >
          {text('applications.open')}
        </Button>
      </div>
    </Card>
  );
}
