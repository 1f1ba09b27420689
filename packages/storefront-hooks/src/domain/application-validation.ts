import { IMAGES_MAX } from './constants.ts';
import { type FieldIssues, issueId } from './issue.ts';
import { parsePhone } from './phone.ts';
import { emailIssue, isBlank } from './validation.ts';

/** The merchant application form. */
export interface ApplicationInput {
  /** Name of the company. */
  name: string;
  /** Name of the contact person. */
  realName: string;
  /** E-mail address of the contact person. */
  email: string;
  /** Never required. */
  phone?: string | null | undefined;
  /** Code from the mail. */
  captcha: string;
  /** Id of the business category. */
  categoryId: number | null | undefined;
  /** Id of the merchant type. */
  typeId: number | null | undefined;
  /** Whether the applicant accepts the agreement. */
  isAgreed: boolean;
  /** Addresses of the qualification pictures, at least one. */
  qualificationPicture: readonly string[];
}

/** Issues of the application form, as message ids. `captchaWrong` is found by the backend only. */
export type ApplicationIssue =
  | 'companyNameEmpty'
  | 'realNameEmpty'
  | 'emailEmpty'
  | 'correctEmail'
  | 'correctPhone'
  | 'captchaEmpty'
  | 'captchaWrong'
  | 'categoryMissing'
  | 'typeMissing'
  | 'agreementMissing'
  | 'qualificationMissing'
  | 'tooManyImages';

/** Issues that prevent an application from being submitted, by field. */
export function applicationIssues(input: ApplicationInput): FieldIssues<keyof ApplicationInput, ApplicationIssue> {
  const issues: FieldIssues<keyof ApplicationInput, ApplicationIssue> = {};
  const email = emailIssue(input.email);
  if (isBlank(input.name)) issues.name = issueId('companyNameEmpty');
  if (isBlank(input.realName)) issues.realName = issueId('realNameEmpty');
  if (email) issues.email = email;
  if (!isBlank(input.phone) && !parsePhone(input.phone ?? '')) issues.phone = issueId('correctPhone');
  if (isBlank(input.captcha)) issues.captcha = issueId('captchaEmpty');
  if (input.categoryId == null) issues.categoryId = issueId('categoryMissing');
  if (input.typeId == null) issues.typeId = issueId('typeMissing');
  if (!input.isAgreed) issues.isAgreed = issueId('agreementMissing');
  const pictures = input.qualificationPicture.length;
  if (pictures === 0) issues.qualificationPicture = issueId('qualificationMissing');
  else if (pictures > IMAGES_MAX) issues.qualificationPicture = issueId('tooManyImages');
  return issues;
}
