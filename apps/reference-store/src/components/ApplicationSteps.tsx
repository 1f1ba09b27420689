import {
  errorTextIn,
  type UseMerchantApplication,
  useBusinessCategories,
  useMerchantTypes,
  useSession,
  useStorefront,
} from '@promenade/storefront-hooks';
import { IMAGE_TYPES, IMAGES_MAX, issueText } from '@promenade/storefront-hooks/domain';
import {
  Alert,
  Button,
  FileUpload,
  Form,
  LoadError,
  Message,
  RadioGroup,
  SelectField,
  Skeleton,
  TextArea,
  TextField,
} from '@promenade/storefront-ui';
import { useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { applicationStepPath, messagesOf, stepMessages } from '../lib/application.ts';
import { useEnvironment } from '../lib/environment.ts';
import { usePreviews } from '../lib/use-previews.ts';
import styles from '../styles/application.module.css';
import { SignInButtons } from './SignedInOnly.tsx';

interface StepProps {
  application: UseMerchantApplication;
  onNext(): void;
}

/** The step with merchant type and category. */
export function TypeStep({ application, onNext }: StepProps) {
  const text = useText('application');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const types = useMerchantTypes();
  const categories = useBusinessCategories();
  const { draft, change, issues, clearIssue } = application;
  const failed = [types, categories].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return (
      <LoadError
        title={text('apply.choicesFailed')}
        text={errorTextIn(failed.error, locale)}
        onRetry={() => void Promise.all([types.refresh(), categories.refresh()])}
        retryPending={types.isRefreshing || categories.isRefreshing}
      />
    );
  }
  if (!types.data || !categories.data) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Form
      errors={messagesOf(issues, issueTexts)}
      validate={() => stepMessages('type', application, '', issueTexts)}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <RadioGroup
        variant="card"
        label={text('apply.type')}
        name="typeId"
        required
        options={types.data.map(({ id, name, info }) => ({ value: `${id}`, label: name, text: info }))}
        value={draft.typeId === null ? null : `${draft.typeId}`}
        onValueChange={(value) => {
          change({ typeId: Number(value) });
          clearIssue('typeId');
        }}
      />
      <SelectField
        required
        label={text('apply.category')}
        name="categoryId"
        emptyLabel={text('apply.chooseCategory')}
        hint={text('apply.categoryHint')}
        options={categories.data.map(({ id, name, handlingFee }) => ({
          value: `${id}`,
          label: text('apply.categoryFee', { name, fee: percent.format(handlingFee / 100) }),
        }))}
        value={draft.categoryId === null ? null : `${draft.categoryId}`}
        onValueChange={(value) => {
          change({ categoryId: value ? Number(value) : null });
          clearIssue('categoryId');
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {text('apply.next')}
        </Button>
      </div>
    </Form>
  );
}

/** Maximum characters of each field, as in the backend. */
const lengths = { name: 64, realName: 64, email: 255, phone: 48, address: 500, keywords: 255 } as const;

/** The step with the applicant's name and contact details. */
export function DetailsStep({ application, onNext }: StepProps) {
  const text = useText('application');
  const issueTexts = useIssueTexts();
  const { draft, change, issues, clearIssue, submit } = application;
  const field = (name: keyof typeof lengths) => ({
    name,
    label: text(`apply.${name}`),
    value: draft[name],
    maxLength: lengths[name],
    onValueChange: (value: string) => {
      change({ [name]: value });
      if (name === 'name' || name === 'realName' || name === 'email' || name === 'phone') clearIssue(name);
    },
  });
  return (
    <Form
      errors={{ ...submit.error?.fieldErrors, ...messagesOf(issues, issueTexts) }}
      validate={() => stepMessages('details', application, '', issueTexts)}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <TextField required {...field('name')} autoComplete="organization" hint={text('apply.nameHint')} />
      <TextField required {...field('realName')} autoComplete="name" />
      <TextField required {...field('email')} type="email" autoComplete="email" hint={text('apply.emailHint')} />
      <TextField required {...field('phone')} type="tel" autoComplete="tel" />
      <TextArea {...field('address')} rows={2} autoComplete="street-address" />
      <TextField {...field('keywords')} hint={text('apply.keywordsHint')} />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {text('apply.next')}
        </Button>
        <Button size="large" variant="outline" href={applicationStepPath('type')}>
          {text('apply.back')}
        </Button>
      </div>
    </Form>
  );
}

const PAPERS_ID = 'application-papers';

/** The step with the documents that the merchant type requires. Files belong to an account, so a guest signs in first. */
export function DocumentsStep({ application, onNext }: StepProps) {
  const text = useText('application');
  const issueTexts = useIssueTexts();
  const { state } = useSession();
  const { data: types } = useMerchantTypes();
  const { draft, issues, pictures } = application;
  const papers = types?.find(({ id }) => id === draft.typeId)?.info;
  const [isTried, setTried] = useState(false);
  const wasRefused = issues.qualificationPicture !== undefined;
  const hasFailed = pictures.pictures.some((picture) => picture.state === 'failed');
  if (state === 'anonymous' || state === 'expired') {
    return (
      <Message
        title={text('apply.signIn')}
        actions={<SignInButtons signInHref={signInPath(applicationStepPath('documents'))} />}
      >
        {text('apply.signInText')}
      </Message>
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

const MEGABYTE = 1_000_000;

interface DocumentUploadProps {
  id: string;
  application: UseMerchantApplication;
  error: string | undefined;
}

/** The pictures of documents: first those stored with the draft, then those chosen on this page. */
function DocumentUpload({ id, application, error }: DocumentUploadProps) {
  const text = useText('application', 'service');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { picture } = useStorefront();
  const { pictures, storedPictures, removeStoredPicture, clearIssue } = application;
  const previewOf = usePreviews(pictures.pictures);
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const issues = pictures.issues.map(({ file, issue }) =>
    text('pictures.rejected', { name: file.name, reason: issueText(issue, issueTexts) }),
  );
  const stored = storedPictures.map((address, index) => ({
    id: address,
    name: text('apply.document', { number: index + 1 }),
    preview: picture(address, 'review')?.src,
    state: 'uploaded' as const,
  }));
  const chosen = pictures.pictures.map(({ id: number, file, state, error: cause }) => ({
    id: `${number}`,
    name: file.name,
    size: size.format(Math.max(file.size / MEGABYTE, 0.1)),
    preview: previewOf(number),
    state,
    error: cause && errorTextIn(cause, locale),
  }));
  const remove = (file: string) => {
    if (storedPictures.includes(file)) removeStoredPicture(file);
    else pictures.remove(Number(file));
  };
  return (
    <FileUpload
      required
      id={id}
      label={text('apply.documents')}
      accept={IMAGE_TYPES.join(',')}
      hint={text('pictures.hint', { count: IMAGES_MAX })}
      error={[...issues, ...(error ? [error] : [])].join(' ') || undefined}
      disabled={stored.length + chosen.length >= IMAGES_MAX}
      files={[...stored, ...chosen]}
      onAdd={(files) => {
        pictures.add(files);
        clearIssue('qualificationPicture');
      }}
      onCancel={remove}
      onRemove={remove}
      onRetry={(file) => pictures.retry(Number(file))}
    />
  );
}
