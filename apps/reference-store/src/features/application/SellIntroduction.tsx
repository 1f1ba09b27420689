import { errorTextIn, useMerchantTypes } from '@promenade/storefront-hooks';
import { Breadcrumbs, Button, Card, LoadError, PageHeader, SectionHeading, Skeleton } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import page from '../../styles/page.module.css';
import styles from './application.module.css';
import { OwnApplications } from './OwnApplications.tsx';

const stages = ['apply', 'check', 'open'] as const;

/** What it means to sell here, which types of merchants there are, and the way to the form. */
export function SellIntroduction() {
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
      <div className={page.sections}>
        <OwnApplications />
        <Types />
        <section aria-labelledby={stagesId}>
          <SectionHeading id={stagesId} title={text('sell.stages')} />
          <ol className={styles.stages}>
            {stages.map((stage, index) => (
              <li key={stage} className={styles.stage}>
                <span className={styles.stageNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.cardTitle}>{text(`sell.stage.${stage}`)}</h3>
                <p className={styles.soft}>{text(`sell.stage.${stage}Text`)}</p>
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
  const { locale } = useEnvironment();
  const titleId = useId();
  const { data, error, isRefreshing, refresh } = useMerchantTypes();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('sell.types')} text={text('sell.typesText')} />
      {error && !data ? (
        <LoadError
          title={text('apply.choicesFailed')}
          text={errorTextIn(error, locale)}
          onRetry={() => void refresh()}
          retryPending={isRefreshing}
        />
      ) : null}
      <div className={styles.types} aria-busy={!data && !error}>
        {data?.map(({ id, name, info }) => (
          <Card key={id} as="article">
            <h3 className={styles.cardTitle}>{name}</h3>
            <p className={styles.soft}>{info}</p>
          </Card>
        )) ?? (error ? null : <Skeleton shape="block" />)}
      </div>
    </section>
  );
}
