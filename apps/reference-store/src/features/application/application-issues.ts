import type { UseMerchantApplication } from '@promenade/storefront-hooks';
import {
  type ApplicationInput,
  applicationIssues,
  type IssueTexts,
  issueText,
} from '@promenade/storefront-hooks/domain';
import { APPLICATION_STEPS, type ApplicationStep } from './application-path.ts';

type Field = keyof ApplicationInput;

/** Fields of each step. */
const fields: Readonly<Record<ApplicationStep, readonly Field[]>> = {
  type: ['typeId', 'categoryId'],
  details: ['name', 'realName', 'email', 'phone'],
  documents: ['qualificationPicture'],
  confirm: ['isAgreed', 'captcha'],
};

/** The first step with a field that is not in order. */
export function firstStepWith(issues: Readonly<Partial<Record<string, unknown>>>): ApplicationStep | undefined {
  return APPLICATION_STEPS.find((step) => fields[step].some((field) => issues[field]));
}

type Messages = Partial<Record<Field, string>>;

/** What is wrong with the fields of a step, in words. */
export function stepMessages(
  step: ApplicationStep,
  { draft, storedPictures, pictures }: Pick<UseMerchantApplication, 'draft' | 'storedPictures' | 'pictures'>,
  captcha: string,
  texts: IssueTexts,
): Messages {
  const all = [...storedPictures, ...pictures.pictures.map(({ file }) => file.name)];
  const issues = applicationIssues({ ...draft, captcha, qualificationPicture: all });
  return messagesOf(issues, texts, fields[step]);
}

/** The messages of issues, in the order of the form. */
export function messagesOf(
  issues: UseMerchantApplication['issues'],
  texts: IssueTexts,
  shown: readonly Field[] = APPLICATION_STEPS.flatMap((step) => fields[step]),
): Messages {
  return Object.fromEntries(
    shown.flatMap((field) => {
      const issue = issues[field];
      return issue ? [[field, issueText(issue, texts)]] : [];
    }),
  );
}
