import {
  errorTextIn,
  type UseMerchantApplication,
  useBusinessCategories,
  useMerchantTypes,
} from '@promenade/storefront-hooks';
import { Button, Form, LoadError, RadioGroup, SelectField, Skeleton } from '@promenade/storefront-ui';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import styles from './application.module.css';
import { messagesOf, stepMessages } from './application-issues.ts';

export interface StepProps {
  application: UseMerchantApplication;
  onNext(): void;
}

/** Which kind of merchant, and in which category. */
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
