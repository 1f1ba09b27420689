import { IMAGES_MAX } from './constants.ts';
import type { FieldFaults } from './validation.ts';
import { emailFault, isBlank } from './validation.ts';

/** The form with which a merchant applies. */
export interface ApplicationInput {
  /** Name of the company. */
  name: string;
  realName: string;
  email: string;
  /** Never required. */
  phone?: string | null | undefined;
  /** Code from the mail. */
  captcha: string;
  categoryId: number | null | undefined;
  typeId: number | null | undefined;
  /** Whether the agreement is ticked. */
  isAgreed: boolean;
  /** Addresses of the qualification pictures, one at least. */
  qualificationPicture: readonly string[];
}

/** Message ids of the application form. */
export type ApplicationMessage =
  | 'companyNameEmpty'
  | 'realNameEmpty'
  | 'emailEmpty'
  | 'correctEmail'
  | 'captchaEmpty'
  | 'categoryMissing'
  | 'typeMissing'
  | 'agreementMissing'
  | 'qualificationMissing'
  | 'tooManyImages';

/** What keeps an application from being sent, by field (§5). */
export function applicationFaults(input: ApplicationInput): FieldFaults<keyof ApplicationInput, ApplicationMessage> {
  const faults: FieldFaults<keyof ApplicationInput, ApplicationMessage> = {};
  const email = emailFault(input.email);
  if (isBlank(input.name)) faults.name = 'companyNameEmpty';
  if (isBlank(input.realName)) faults.realName = 'realNameEmpty';
  if (email) faults.email = email;
  if (isBlank(input.captcha)) faults.captcha = 'captchaEmpty';
  if (input.categoryId == null) faults.categoryId = 'categoryMissing';
  if (input.typeId == null) faults.typeId = 'typeMissing';
  if (!input.isAgreed) faults.isAgreed = 'agreementMissing';
  const pictures = input.qualificationPicture.length;
  if (pictures === 0) faults.qualificationPicture = 'qualificationMissing';
  else if (pictures > IMAGES_MAX) faults.qualificationPicture = 'tooManyImages';
  return faults;
}
