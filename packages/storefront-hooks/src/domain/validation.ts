import { ORDER_NOTE_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';

/** Longest e-mail address that a mail server accepts. */
const EMAIL_MAX_LENGTH = 254;

const notInEmail = '\\s\\x00-\\x1f\\x7f-\\x9f@<>\\(\\)\\[\\],:;"\\\\';
/** The contract's pattern of e-mail addresses, repeated because these rules import nothing; a test compares the two. */
export const EMAIL_PATTERN: string = `^[^${notInEmail}]{1,64}@[^.${notInEmail}]+(?:\\.[^.${notInEmail}]+)+$`;

/** What validation found in a form: an issue, as a message id, by field. Valid fields are absent. */
export type FieldIssues<Field extends string, Message extends string> = Partial<Record<Field, Message>>;

/** Characters as a reader counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a text is empty or blank. */
export function isBlank(text: string | null | undefined): boolean {
  return !text?.trim();
}

/** Whether a text, but for white space around it, is an e-mail address that the shop's calls accept. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && new RegExp(EMAIL_PATTERN, 'u').test(email);
}

/** The issue of a required e-mail address. */
export function emailIssue(email: string | null | undefined): 'emailEmpty' | 'correctEmail' | undefined {
  if (isBlank(email)) return 'emailEmpty';
  return isEmail(email ?? '') ? undefined : 'correctEmail';
}

/** The issue of a subscription's e-mail address. */
export function subscriptionIssue(
  email: string | null | undefined,
): 'subscriptionEmailEmpty' | 'subscriptionCorrectEmail' | undefined {
  const issue = emailIssue(email);
  return issue && (issue === 'emailEmpty' ? 'subscriptionEmailEmpty' : 'subscriptionCorrectEmail');
}

/** The issue of a nickname. */
export function nicknameIssue(nickname: string | null | undefined): 'usernameEmpty' | undefined {
  return isBlank(nickname) ? 'usernameEmpty' : undefined;
}

/** The registration form. */
export interface RegistrationInput {
  /** E-mail address of the account. */
  email: string;
  /** The password. */
  password: string;
  /** The password, typed again. */
  confirmPassword: string;
  /** Code from the mail. Leave out where the backend does not ask for one. */
  captcha?: string | undefined;
}

/** Issues of the registration form, as message ids. `captchaWrong` is found by the backend only. */
export type RegistrationIssue =
  | 'emailEmpty'
  | 'correctEmail'
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
  if (!password) issues.password = 'emptyPassword';
  else if (lengthOf(password) < PASSWORD_MIN_LENGTH) issues.password = 'pwdLength';
  if (!confirmPassword) issues.confirmPassword = 'pwdConfirm';
  else if (confirmPassword !== password) issues.confirmPassword = 'pwdMatch';
  if (captcha !== undefined && isBlank(captcha)) issues.captcha = 'captchaEmpty';
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
  if (input.addressId == null) issues.addressId = 'addressMissing';
  if (isBlank(input.payType)) issues.payType = 'paymentMethodMissing';
  if (lengthOf(input.note ?? '') > ORDER_NOTE_MAX_LENGTH) issues.note = 'noteTooLong';
  return issues;
}

/** The issue of a cart at checkout: at least one line must be checked (missing means checked). */
export function checkoutIssue(lines: Iterable<{ checked?: boolean | undefined }>): 'selectProduct' | undefined {
  for (const line of lines) if (line.checked !== false) return undefined;
  return 'selectProduct';
}
