import { useMerchantTypes, useSession, useStorefront } from '@promenade/storefront-hooks';
import { Alert, Button, Form, SignInPrompt } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { signInPath } from '../layout/account-links.ts';
import styles from './application.module.css';
import { stepMessages } from './application-issues.ts';
import { applicationStepPath } from './application-path.ts';
import { DocumentUpload } from './DocumentUpload.tsx';
import type { StepProps } from './TypeStep.tsx';

const PAPERS_ID = 'application-papers';

/** The papers that the type of merchant has to present. Files belong to an account: a guest signs in first. */
export function DocumentsStep({ application, onNext }: StepProps) {
  const text = useText('application');
  const issueTexts = useIssueTexts();
  const { state } = useSession();
  const { store } = useStorefront();
  const { data: types } = useMerchantTypes();
  const { draft, issues, pictures } = application;
  const papers = types?.find(({ id }) => id === draft.typeId)?.info;
  const [isTried, setTried] = useState(false);
  const wasRefused = issues.qualificationPicture !== undefined;
  const hasFailed = pictures.pictures.some((picture) => picture.state === 'failed');
  if (state === 'anonymous' || state === 'expired') {
    return (
      <SignInPrompt
        title={text('apply.signIn')}
        text={text('apply.signInText')}
        signIn={{ label: text('account.signIn'), href: signInPath(applicationStepPath('documents')) }}
        register={store.showRegistrationPanel ? { label: text('account.register'), href: paths.register } : undefined}
      />
    );
  }
  const messages = stepMessages('documents', application, '', issueTexts);
  const error = hasFailed ? issueTexts.imageFailed : messages.qualificationPicture;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (error) document.getElementById(PAPERS_ID)?.focus();
        else onNext();
      }}
    >
      {papers ? <Alert title={text('apply.papers')}>{papers}</Alert> : null}
      <DocumentUpload id={PAPERS_ID} application={application} error={isTried || wasRefused ? error : undefined} />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {text('apply.next')}
        </Button>
        <Button size="large" variant="outline" href={applicationStepPath('details')}>
          {text('apply.back')}
        </Button>
      </div>
    </Form>
  );
}
