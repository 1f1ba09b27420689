import { useMerchantApplication } from '@promenade/storefront-hooks';
import { Alert, Breadcrumbs, Button, PageHeader, Steps } from '@promenade/storefront-ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { useIsHere } from '../../page/use-is-here.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './application.module.css';
import { firstStepWith } from './application-issues.ts';
import { APPLICATION_STEPS, type ApplicationStep, applicationStepPath, SENT_STATE } from './application-path.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { ResubmissionNotice } from './ResubmissionNotice.tsx';
import { TypeStep } from './TypeStep.tsx';

/** Applies to become a merchant, step by step. What is typed stays in this tab over reloads and the sign-in. */
export function ApplicationForm({ step }: { step: ApplicationStep }) {
  const text = useText('application');
  const navigate = useNavigate();
  const application = useMerchantApplication();
  const { draft, discard, isDone, issues } = application;
  const isHere = useIsHere();

  useEffect(() => {
    if (!isDone || !isHere()) return;
    void navigate(paths.merchantApplicationSent, { replace: true, state: { [SENT_STATE]: true } });
  }, [isDone, isHere, navigate]);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) focusPageTitle();
    lastStep.current = step;
  }, [step]);
  const wrongStep = firstStepWith(issues);
  useEffect(() => {
    // A field that has to be corrected stands in an earlier step.
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
        current={step}
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
      <section className={styles.step} aria-labelledby="step-title">
        <div className={styles.intro}>
          <h2 id="step-title" className={styles.stepTitle}>
            {text(`apply.step.${step}`)}
          </h2>
          <p className={styles.soft}>{text(`apply.text.${step}`)}</p>
        </div>
        {step === 'type' ? <TypeStep application={application} onNext={onNext} /> : null}
        {step === 'details' ? <DetailsStep application={application} onNext={onNext} /> : null}
        {step === 'documents' ? <DocumentsStep application={application} onNext={onNext} /> : null}
        {step === 'confirm' ? <ConfirmStep application={application} /> : null}
      </section>
      {isStarted ? (
        <p className={styles.kept}>
          {text('apply.kept')}{' '}
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
