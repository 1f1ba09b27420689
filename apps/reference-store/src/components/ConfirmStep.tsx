import {
  errorTextIn,
  type UseMerchantApplication,
  useBusinessCategories,
  useMerchantTypes,
} from '@promenade/storefront-hooks';
import { Button, Checkbox, DescriptionList, Form } from '@promenade/storefront-ui';
import { Suspense, useMemo, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { applicationStepPath, messagesOf, stepMessages } from '../lib/application.ts';
import { deferred } from '../lib/deferred.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { refusalOf } from '../lib/forms.ts';
import styles from '../styles/application.module.css';
import { SentCodeField } from './SentCodeField.tsx';

const AgreementDialog = deferred(() => import('./AgreementDialog.tsx').then((part) => part.AgreementDialog));

/** A summary, the agreement, and the code that confirms the address. */
export function ConfirmStep({ application }: { application: UseMerchantApplication }) {
  const text = useText('application');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { draft, change, issues, clearIssue, submit, sendCode } = application;
  const [captcha, setCaptcha] = useState('');
  const [isOpen, setOpen] = useState<boolean>();
  const refused = refusalOf(submit.error, sendCode.error);
  const fieldErrors = refused?.fieldErrors;
  const errors = useMemo(
    () => ({ ...fieldErrors, ...messagesOf(issues, issueTexts, ['isAgreed', 'captcha']) }),
    [fieldErrors, issues, issueTexts],
  );
  return (
    <Form
      errors={errors}
      formError={refused && !fieldErrors && !issues.captcha ? errorTextIn(refused, locale) : undefined}
      validate={() => stepMessages('confirm', application, captcha, issueTexts)}
      pending={submit.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        submit.run(captcha).catch(() => undefined);
      }}
    >
      <Summary application={application} />
      <div className={styles.agreement}>
        <Checkbox
          name="isAgreed"
          required
          label={text('apply.agree')}
          checked={draft.isAgreed}
          onCheckedChange={(isAgreed) => {
            change({ isAgreed });
            clearIssue('isAgreed');
          }}
        />
        <Button
          size="small"
          variant="outline"
          onPointerEnter={AgreementDialog.preload}
          onFocus={AgreementDialog.preload}
          onClick={() => setOpen(true)}
        >
          {text('apply.readAgreement')}
        </Button>
      </div>
      {isOpen === undefined ? null : (
        <Suspense>
          <AgreementDialog
            open={isOpen}
            onOpenChange={setOpen}
            onAgree={() => {
              change({ isAgreed: true });
              clearIssue('isAgreed');
              setOpen(false);
            }}
          />
        </Suspense>
      )}
      <SentCodeField
        code={application}
        target={[]}
        sentText={(email) => text('apply.codeSent', { email })}
        hint={draft.email ? text('apply.codeHint', { email: draft.email }) : undefined}
        value={captcha}
        onValueChange={(value) => {
          setCaptcha(value);
          clearIssue('captcha');
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" pending={submit.isPending}>
          {text(draft.id === null ? 'apply.submit' : 'apply.submitAgain')}
        </Button>
        <Button size="large" variant="outline" href={applicationStepPath('documents')}>
          {text('apply.back')}
        </Button>
      </div>
    </Form>
  );
}

function Summary({ application }: { application: UseMerchantApplication }) {
  const text = useText('application');
  const { data: types } = useMerchantTypes();
  const { data: categories } = useBusinessCategories();
  const { draft, storedPictures, pictures } = application;
  const count = storedPictures.length + pictures.pictures.length;
  const rows = [
    { term: text('apply.step.type'), value: types?.find(({ id }) => id === draft.typeId)?.name },
    { term: text('apply.category'), value: categories?.find(({ id }) => id === draft.categoryId)?.name },
    ...(['name', 'realName', 'email', 'phone', 'address', 'keywords'] as const).map((field) => ({
      term: text(`apply.${field}`),
      value: draft[field],
    })),
    { term: text('apply.documents'), value: text('apply.documentCount', { count }) },
  ];
  return <DescriptionList variant="lines" rows={rows.filter(({ value }) => value)} />;
}
