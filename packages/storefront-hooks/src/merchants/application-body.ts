import type { MerchantApplication, MerchantApplicationDraft } from '@promenade/storefront-sdk';
import { typedPhone } from '../domain/phone.ts';
import { typedEmail } from '../domain/typed-text.ts';
import type { ApplicationDraft } from './application-draft.ts';

type Body = MerchantApplicationDraft;

/** The body of a valid draft: trimmed, without empty fields. */
export function applicationOf(
  draft: ApplicationDraft & { categoryId: number; typeId: number },
  captcha: string,
  qualificationPicture: readonly string[],
): Body {
  const { id, categoryId, typeId, isAgreed } = draft;
  const [phone, address, keywords] = [typedPhone(draft.phone), draft.address.trim(), draft.keywords.trim()];
  return {
    ...(id !== null && { id }),
    name: draft.name.trim(),
    realName: draft.realName.trim(),
    email: typedEmail(draft.email),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(keywords && { keywords }),
    captcha: captcha.trim(),
    categoryId,
    typeId,
    qualificationPicture,
    isAgreed,
  };
}

/** Whether an application matches the submitted body. The name alone does not identify it. */
export function isSameApplication(application: MerchantApplication, body: Body): boolean {
  return (['name', 'realName', 'email', 'categoryId', 'typeId'] as const).every(
    (field) => application[field] === body[field],
  );
}
