import type { UseMerchantApplication } from '@promenade/storefront-hooks';
import {
  type ApplicationInput,
  applicationIssues,
  type IssueTexts,
  issueText,
} from '@promenade/storefront-hooks/domain';
import * as paths from './paths.ts';

type Field = keyof ApplicationInput;

/** Fields of each step. */
const fields: Readonly<Record<ApplicationStep, readonly Field[]>> = {
  type: ['typeId', 'categoryId'],
  details: ['name', 'realName', 'email', 'phone'],
  documents: ['qualificationPicture'],
  confirm: ['isAgreed', 'captcha'],
};

/** The first step with an invalid field. */
export function firstStepWith(issues: Readonly<Partial<Record<string, unknown>>>): ApplicationStep | undefined {
  return APPLICATION_STEPS.find((step) => fields[step].some((field) => issues[field]));
}

type Messages = Partial<Record<Field, string>>;

/** The error messages for the fields of a step. */
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

/** The steps of the form, in order. The first has no name in the address. */
export const APPLICATION_STEPS = ['type', 'details', 'documents', 'confirm'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The address of a step. */
export const applicationStepPath = (step: ApplicationStep): string =>
  step === APPLICATION_STEPS[0] ? paths.merchantApplication : `${paths.merchantApplication}?step=${step}`;

/** The step in an address; the first step if it has none. */
export const stepIn = ({ searchParams }: URL): ApplicationStep =>
  APPLICATION_STEPS.find((step) => step === searchParams.get('step')) ?? APPLICATION_STEPS[0];

/** Set in the history state after an application was sent. */
export const SENT_STATE = 'applicationSent';

/** The page of one application. */
export const applicationPath = (id: number | string): string => `${paths.sellWithUs}?id=${id}`;

/** The application in an address; undefined if it has none. */
export function applicationIn({ searchParams }: URL): number | undefined {
  const given = searchParams.get('id');
  return given && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}
