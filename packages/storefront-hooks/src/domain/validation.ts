import { ORDER_NOTE_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';
import { type FieldIssues, type IssueId, issueId } from './issue.ts';
import { typedEmail } from './typed-text.ts';

/** Longest e-mail address that a mail server accepts. */
const EMAIL_MAX_LENGTH = 254;

const notInEmail = '\\s\\x00-\\x1f\\x7f-\\x9f@<>\\(\\)\\[\\],:;"\\\\';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const topLevel = '(?:xn--[a-z0-9-]{0,58}[a-z0-9]|\\p{L}[\\p{L}\\p{M}]{1,62})';
/** The contract's pattern of e-mail addresses. It is a copy, to keep the SDK's entry for tools out of pages; a test compares the two. */
export const EMAIL_PATTERN: string = `^[^${notInEmail}]{1,64}@(?:${label}\\.)+${topLevel}$`;

/** Number of code points, so that an emoji of one code point counts as one character. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a text is empty or blank. */
export function isBlank(text: string | null | undefined): boolean {
  return !text?.trim();
}

/** Whether the text, as `typedEmail` normalises it, is an e-mail address that the backend accepts. */
export function isEmail(text: string): boolean {
  const email = typedEmail(text);
  return email.length <= EMAIL_MAX_LENGTH && new RegExp(EMAIL_PATTERN, 'iu').test(email);
}

/** Ids of the issues of a required e-mail address. */
export type EmailIssue = 'emailEmpty' | 'correctEmail';

function emailProblem(email: string | null | undefined): EmailIssue | undefined {
  if (isBlank(email)) return 'emailEmpty';
  return isEmail(email ?? '') ? undefined : 'correctEmail';
}

/** Validates a required e-mail address. */
export function emailIssue(email: string | null | undefined): IssueId<EmailIssue> | undefined {
  const problem = emailProblem(email);
  return problem && issueId(problem);
}

/** Ids of the issues of a subscription's e-mail address. */
export type SubscriptionIssue = 'subscriptionEmailEmpty' | 'subscriptionCorrectEmail';

/** Validates the e-mail address of a subscription. */
export function subscriptionIssue(email: string | null | undefined): IssueId<SubscriptionIssue> | undefined {
  const problem = emailProblem(email);
  return problem && issueId(problem === 'emailEmpty' ? 'subscriptionEmailEmpty' : 'subscriptionCorrectEmail');
}

/** Id of the issue of a nickname. */
export type NicknameIssue = 'usernameEmpty';

/** Validates a nickname. */
export function nicknameIssue(nickname: string | null | undefined): IssueId<NicknameIssue> | undefined {
  return isBlank(nickname) ? issueId('usernameEmpty') : undefined;
}

/** The registration form. */
export interface RegistrationInput {
  /** E-mail address of the account. */
  email: string;
  /** The password. */
  password: string;
  /** The repeated password. */
  confirmPassword: string;
  /** Code from the mail. Omit it if the backend does not require a code. */
  captcha?: string | undefined;
}

/** Issues of the registration form, as message ids. `captchaWrong` is found by the backend only. */
export type RegistrationIssue =
  | EmailIssue
  | 'emptyPassword'
  | 'pwdLength'
  | 'pwdConfirm'
  | 'pwdMatch'
  | 'captchaEmpty'
  | 'captchaWrong';

/** Issues of a new password and of the verification code for it, by field. */
export function passwordIssues({
  password,
  confirmPassword,
  captcha,
}: Omit<RegistrationInput, 'email'>): FieldIssues<Exclude<keyof RegistrationInput, 'email'>, RegistrationIssue> {
  const issues: ReturnType<typeof passwordIssues> = {};
  if (!password) issues.password = issueId('emptyPassword');
  else if (lengthOf(password) < PASSWORD_MIN_LENGTH) issues.password = issueId('pwdLength');
  if (!confirmPassword) issues.confirmPassword = issueId('pwdConfirm');
  else if (confirmPassword !== password) issues.confirmPassword = issueId('pwdMatch');
  if (captcha !== undefined && isBlank(captcha)) issues.captcha = issueId('captchaEmpty');
  return issues;
}

/** Issues of a registration, by field. */
export function registrationIssues(input: RegistrationInput): FieldIssues<keyof RegistrationInput, RegistrationIssue> {
  const email = emailIssue(input.email);
  return { ...(email && { email }), ...passwordIssues(input) };
}

/** The order confirmation. */
export interface OrderConfirmInput {
  /** Id of the delivery address. */
  addressId: number | null | undefined;
  /** Payment method. */
  payType: string | null | undefined;
  /** Note to the merchant. */
  note?: string | null | undefined;
}

/** Issues of the order confirmation, as message ids. */
export type OrderConfirmIssue = 'addressMissing' | 'paymentMethodMissing' | 'noteTooLong';

/** Issues that prevent an order from being placed, by field. */
export function orderConfirmIssues(input: OrderConfirmInput): FieldIssues<keyof OrderConfirmInput, OrderConfirmIssue> {
  const issues: FieldIssues<keyof OrderConfirmInput, OrderConfirmIssue> = {};
  if (input.addressId == null) issues.addressId = issueId('addressMissing');
  if (isBlank(input.payType)) issues.payType = issueId('paymentMethodMissing');
  if (lengthOf(input.note ?? '') > ORDER_NOTE_MAX_LENGTH) issues.note = issueId('noteTooLong');
  return issues;
}

/** Id of the issue of a cart at checkout. */
export type CartIssue = 'selectProduct';

/** The issue of a cart at checkout: at least one line must be checked (missing means checked). */
export function checkoutIssue(lines: Iterable<{ checked?: boolean | undefined }>): IssueId<CartIssue> | undefined {
  for (const line of lines) if (line.checked !== false) return undefined;
  return issueId('selectProduct');
}
