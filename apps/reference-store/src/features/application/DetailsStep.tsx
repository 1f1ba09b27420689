import { Button, Form, TextArea, TextField } from '@promenade/storefront-ui';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './application.module.css';
import { messagesOf, stepMessages } from './application-issues.ts';
import { applicationStepPath } from './application-path.ts';
import type { StepProps } from './TypeStep.tsx';

/** Most characters of each field, as the backend takes them. */
const lengths = { name: 64, realName: 64, email: 255, phone: 32, address: 500, keywords: 255 } as const;

/** Who applies, and how to reach them. */
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
