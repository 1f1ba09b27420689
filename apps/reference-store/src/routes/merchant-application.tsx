import { queries, useMerchantApplication, useMerchantApplications } from '@promenade/storefront-hooks';
import { Alert, Breadcrumbs, Button, Container, PageHeader, Steps } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetailsStep, DocumentsStep, TypeStep } from '../components/ApplicationSteps.tsx';
import { ConfirmStep } from '../components/ConfirmStep.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useText } from '../i18n/texts.tsx';
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  applicationStepPath,
  firstStepWith,
  SENT_STATE,
  stepIn,
} from '../lib/application.ts';
import { useTitleFocus } from '../lib/focus-page-title.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import applicationStyles from '../styles/application.module.css';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export async function loader({ data }: RouteRequest) {
  await data.prefetch(queries.merchantTypes(), queries.businessCategories());
}

export function Component({ url }: RouteProps) {
  const text = useText('application');
  const step = stepIn(url);
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={text('apply.titleOf', { step: text(`apply.step.${step}`) })} />
      <ApplicationForm step={step} />
    </Container>
  );
}

/** The application to become a merchant, step by step. Typed text stays in this tab across reloads and the sign-in. */
function ApplicationForm({ step }: { step: ApplicationStep }) {
  const text = useText('application');
  const navigate = useNavigate();
  const application = useMerchantApplication();
  const { draft, discard, isDone, issues } = application;
  const isHere = useIsHere();

  useEffect(() => {
    if (!isDone || !isHere()) return;
    void navigate(paths.merchantApplicationSent, { replace: true, state: { [SENT_STATE]: true } });
  }, [isDone, isHere, navigate]);
  useTitleFocus(step);
  const wrongStep = firstStepWith(issues);
  useEffect(() => {
    // If a field of an earlier step is invalid, go back to that step.
    if (wrongStep && wrongStep !== 'confirm') void navigate(applicationStepPath(wrongStep), { replace: true });
  }, [wrongStep, navigate]);

  const place = APPLICATION_STEPS.indexOf(step);
  const next = APPLICATION_STEPS[place + 1];
  const onNext = () => next && void navigate(applicationStepPath(next));
  const isStarted = Boolean(draft.id ?? draft.typeId ?? draft.name);
  return (
    <>
      <PageHeader
        title={text('apply.title')}
        breadcrumbs={
          <Breadcrumbs
            trail={[
              { name: text('nav.home'), href: '/' },
              { name: text('sell.title'), href: paths.sellWithUs },
              { name: text('apply.title') },
            ]}
          />
        }
      />
      <Steps
        label={text('apply.steps')}
        currentStep={step}
        steps={APPLICATION_STEPS.map((id, index) => ({
          id,
          label: text(`apply.step.${id}`),
          href: index < place ? applicationStepPath(id) : undefined,
        }))}
      />
      {draft.id === null ? null : <ResubmissionNotice id={draft.id} />}
      {wrongStep && wrongStep === step && step !== 'confirm' ? (
        <Alert tone="critical" announce>
          {text('apply.wrongStep')}
        </Alert>
      ) : null}
      <section className={applicationStyles.step} aria-labelledby="step-title">
        <div className={applicationStyles.intro}>
          <h2 id="step-title" className={applicationStyles.stepTitle}>
            {text(`apply.step.${step}`)}
          </h2>
          <p className={applicationStyles.soft}>{text(`apply.text.${step}`)}</p>
        </div>
        {step === 'type' ? <TypeStep application={application} onNext={onNext} /> : null}
        {step === 'details' ? <DetailsStep application={application} onNext={onNext} /> : null}
        {step === 'documents' ? <DocumentsStep application={application} onNext={onNext} /> : null}
        {step === 'confirm' ? <ConfirmStep application={application} /> : null}
      </section>
      {isStarted ? (
        <p className={applicationStyles.kept}>
          <span>{text('apply.kept')}</span>{' '}
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              discard();
              void navigate(paths.merchantApplication);
            }}
          >
            {text('apply.discard')}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** Shows that a declined application is being corrected, and why it was declined. */
function ResubmissionNotice({ id }: { id: number }) {
  const text = useText('application');
  const { data } = useMerchantApplications();
  const reason = data?.find((application) => application.id === id)?.denialReason;
  return (
    <Alert tone="caution" title={text('apply.resubmission', { number: id })}>
      {reason ? text('apply.resubmissionReason', { reason }) : text('apply.resubmissionText')}
    </Alert>
  );
}
