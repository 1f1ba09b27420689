import { ORDER_NOTE_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';

/** Longest e-mail address that a mail server accepts. */
const EMAIL_MAX_LENGTH = 254;

const notInEmail = '\\s\\x00-\\x1f\\x7f-\\x9f@<>\\(\\)\\[\\],:;"\\\\';
/** The contract's pattern of e-mail addresses, repeated because these rules import nothing; a test compares the two. */
export const EMAIL_PATTERN: string = `^[^${notInEmail}]{1,64}@[^.${notInEmail}]+(?:\\.[^.${notInEmail}]+)+$`;

/** Message ids by field; a field without a fault is absent. */
export type FieldFaults<Field extends string, Message extends string> = Partial<Record<Field, Message>>;

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

/** What is wrong with a required e-mail address, as a message id. */
export function emailFault(email: string | null | undefined): 'emailEmpty' | 'correctEmail' | undefined {
  if (isBlank(email)) return 'emailEmpty';
  return isEmail(email ?? '') ? undefined : 'correctEmail';
}

/** What is wrong with the e-mail address of a subscription, as a message id. */
export function subscriptionFault(
  email: string | null | undefined,
): 'subscriptionEmailEmpty' | 'subscriptionCorrectEmail' | undefined {
  const fault = emailFault(email);
  return fault && (fault === 'emailEmpty' ? 'subscriptionEmailEmpty' : 'subscriptionCorrectEmail');
}

/** What is wrong with the name a shopper goes by, as a message id. */
export function nicknameFault(nickname: string | null | undefined): 'usernameEmpty' | undefined {
  return isBlank(nickname) ? 'usernameEmpty' : undefined;
}

/** The registration form. */
export interface RegistrationInput {
  email: string;
  password: string;
  confirmPassword: string;
  /** Code from the mail. Leave out where the backend does not ask for one. */
  captcha?: string | undefined;
}

/** Message ids of the registration form. */
export type RegistrationMessage =
  | 'emailEmpty'
  | 'correctEmail'
  | 'emptyPassword'
  | 'pwdLength'
  | 'pwdConfirm'
  | 'pwdMatch'
  | 'captchaEmpty';

/** What is wrong with a new password and the code that allows it, by field. */
export function passwordFaults({
  password,
  confirmPassword,
  captcha,
}: Omit<RegistrationInput, 'email'>): FieldFaults<Exclude<keyof RegistrationInput, 'email'>, RegistrationMessage> {
  const faults: ReturnType<typeof passwordFaults> = {};
  if (!password) faults.password = 'emptyPassword';
  else if (lengthOf(password) < PASSWORD_MIN_LENGTH) faults.password = 'pwdLength';
  if (!confirmPassword) faults.confirmPassword = 'pwdConfirm';
  else if (confirmPassword !== password) faults.confirmPassword = 'pwdMatch';
  if (captcha !== undefined && isBlank(captcha)) faults.captcha = 'captchaEmpty';
  return faults;
}

/** What is wrong with a registration, by field. */
export function registrationFaults(
  input: RegistrationInput,
): FieldFaults<keyof RegistrationInput, RegistrationMessage> {
  const email = emailFault(input.email);
  return { ...(email && { email }), ...passwordFaults(input) };
}

/** The order confirmation. */
export interface OrderConfirmInput {
  addressId: number | null | undefined;
  payType: string | null | undefined;
  note?: string | null | undefined;
}

/** Message ids of the order confirmation. */
export type OrderConfirmMessage = 'addressMissing' | 'paymentMethodMissing' | 'noteTooLong';

/** What keeps an order from being placed, by field. */
export function orderConfirmFaults(
  input: OrderConfirmInput,
): FieldFaults<keyof OrderConfirmInput, OrderConfirmMessage> {
  const faults: FieldFaults<keyof OrderConfirmInput, OrderConfirmMessage> = {};
  if (input.addressId == null) faults.addressId = 'addressMissing';
  if (isBlank(input.payType)) faults.payType = 'paymentMethodMissing';
  if (lengthOf(input.note ?? '') > ORDER_NOTE_MAX_LENGTH) faults.note = 'noteTooLong';
  return faults;
}

/** What keeps a cart from its checkout, as a message id: at least one line must be checked (missing means checked). */
export function checkoutFault(lines: Iterable<{ checked?: boolean | undefined }>): 'selectProduct' | undefined {
  for (const line of lines) if (line.checked !== false) return undefined;
  return 'selectProduct';
}
