import { applicationIssues, IMAGES_MAX } from '@promenade/storefront-hooks/domain';
import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import { type NewRow, violatedConstraint } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { codeMail } from '../mail/account-mails.ts';
import { applicationMail } from '../mail/application-mails.ts';
import {
  type Applicant,
  insertApplication,
  resubmitApplication,
  takenByMerchant,
  tradeFee,
} from '../repositories/applications.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { plainEmail } from '../repositories/users.ts';
import { calledPhone } from './addresses.ts';
import { checkCode, sendCode, wrongCode } from './codes.ts';
import { merchantSlug } from './merchant-slug.ts';
import { merchantTypes } from './merchant-types.ts';
import { asKept, keepUploads } from './own-pictures.ts';
import { shopOrigin } from './shop-origin.ts';

type Body = InputOf<'applications.apply'>['body'];

const ADDRESS_MAX_LENGTH = 500;

const purposeOf = ({ shop }: CallContext, email: string): CodePurpose => ({
  storeId: shop.id,
  recipient: plainEmail(email),
  purpose: 'application',
});

/** Sends a code to an applicant's address. Whether a merchant has the address is disclosed only together with the code. */
export async function sendApplicationCode(
  deps: DomainDeps<'secrets' | 'config' | 'limiter' | 'mailer'>,
  call: CallContext,
  email: string,
): Promise<void> {
  const { shop, locale } = call;
  const purpose = purposeOf(call, email);
  const words = { to: purpose.recipient, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale };
  await sendCode(deps, call, purpose, (sent) => codeMail(words, 'application-code', sent));
}

/**
 * Sends an application in, or a declined one again.
 *
 * @throws Refused when the code is wrong, name or address belong to a merchant, or another application is pending; 404 when
 * the applicant has no such declined application.
 */
export async function apply(
  deps: DomainDeps<'secrets' | 'config' | 'limiter' | 'mailer' | 'audit' | 'origins'>,
  call: CallContext,
  body: Body,
): Promise<void> {
  const { db, shop, principal, now } = call;
  const purpose = purposeOf(call, body.email);
  const email = purpose.recipient;
  const pictures = picturesIn(deps, body.qualificationPicture);
  checkForm(body, pictures);
  const codeId = await checkCode(deps, call, purpose, body.captcha);
  const application = await rowOf(call, { ...body, email }, pictures);
  const taken = await takenByMerchant(db, shop.id, { slug: merchantSlug(application.name), email });
  if (taken) throw badField(taken, taken === 'name' ? 'merchantNameTaken' : 'merchantEmailTaken');
  if (!(await consumeCode(db, codeId, now))) throw wrongCode();
  const applicant: Applicant =
    principal.kind === 'shopper'
      ? { storeId: shop.id, userId: principal.userId }
      : { storeId: shop.id, userId: null, email };
  await sendIn(call, body.id, applicant, application);
  await keepUploads(deps, call, pictures);
  const words = { to: email, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale: call.locale };
  await deps.mailer.put(db, shop.id, applicationMail(words, { kind: 'received', name: application.name }), now);
}

async function sendIn({ db }: CallContext, id: number | undefined, applicant: Applicant, row: NewRow<'applications'>) {
  const pending = () => new Refused(400, 'applicationPending');
  if (id === undefined) {
    if (await insertApplication(db, row)) return;
    throw pending();
  }
  const isMine = await resubmitApplication(db, id, applicant, row).catch((error: unknown) => {
    throw violatedConstraint(error) ? pending() : error;
  });
  if (!isMine) throw notFound();
}

async function rowOf(call: CallContext, body: Body, pictures: readonly string[]): Promise<NewRow<'applications'>> {
  const { db, shop, principal, locale, now } = call;
  const fee = await tradeFee(db, shop.id, body.categoryId);
  if (fee === undefined) throw badField('categoryId', 'tradeUnknown');
  if (!merchantTypes(locale, shop.created_at).some(({ id }) => id === body.typeId))
    throw badField('typeId', 'merchantTypeUnknown');
  return {
    store_id: shop.id,
    user_id: principal.kind === 'shopper' ? principal.userId : null,
    name: body.name.trim(),
    real_name: body.realName.trim(),
    email: body.email,
    phone: calledPhone(body.phone) ?? '',
    category_id: body.categoryId,
    type_id: body.typeId,
    address: body.address?.trim() ?? '',
    keywords: body.keywords?.trim() ?? '',
    fee_basis_points: fee,
    pictures: JSON.stringify(pictures),
    locale,
    merchant_id: null,
    created_at: now,
    updated_at: now,
  };
}

/** Accepts files of this shop, or external pictures, since guests cannot upload. The server never fetches one. */
function picturesIn(deps: DomainDeps<'config' | 'origins'>, text: string): string[] {
  const given: unknown[] = readList(text);
  const isShort = (address: unknown): address is string =>
    typeof address === 'string' && address.length <= ADDRESS_MAX_LENGTH;
  if (!given.every(isShort)) throw badField('qualificationPicture', 'fieldMalformed');
  const pictures = asKept(deps, given);
  if (pictures.every((address) => /^(?:https:\/|\/media)\/[^\s\p{Cc}\\]+$/u.test(address))) return pictures;
  throw badField('qualificationPicture', 'fieldMalformed');
}

function readList(text: string): unknown[] {
  try {
    return JSON.parse(text);
  } catch {
    throw badField('qualificationPicture', 'fieldMalformed');
  }
}

/** Refuses a form that the shop's own page would not send either. Clients of older backends do not say that they agree. */
function checkForm(body: Body, pictures: readonly string[]): void {
  const issues = applicationIssues({ ...body, isAgreed: body.isAgreed ?? true, qualificationPicture: pictures });
  for (const field of ['name', 'realName'] as const) if (issues[field]) throw badField(field, 'fieldRequired');
  if (issues.isAgreed) throw badField('isAgreed', 'agreementMissing');
  if (pictures.length === 0) throw badField('qualificationPicture', 'fieldRequired');
  if (issues.qualificationPicture) throw badField('qualificationPicture', 'fieldTooMany', { limit: IMAGES_MAX });
}
