import type { EndpointId } from '@promenade/storefront-sdk/contract';
import { type Asked, calls, type Field, fieldsOf, valueAt } from './contract-calls.ts';
import type { Holdings } from './owned-resources.ts';
import { rightRequests } from './right-requests.ts';

/** The largest number of a row; smaller limits are those of quantities and pages. */
const ID_MAX = 2_147_483_647;

/** Texts of a fixed form that name nothing. */
const FORMS = new Set([
  ...['email', 'phone', 'country', 'countryCode', 'captcha', 'currentCaptcha'],
  ...['minPrice', 'maxPrice', 'expectedPayFee'],
  ...['payType', 'payerID', 'pics', 'refund_reason_wap_img', 'qualificationPicture', 'model'],
]);

/** Ids that are not tried, by the name of their field or by call and place, and why. */
export const EXCUSED: Readonly<Record<string, string>> = {
  storeId: 'names a shop, and shops are public',
  typeId: 'kinds of merchants are the same in every shop',
  attributes: 'names no row: a value is the same word in every shop',
  pid: 'is not read: a file belongs to nothing before its address is used',
  uuid: 'is the only secret of a guest’s cart: who has it has the cart',
  guid: 'is the only secret of a visit, and nothing is told of a visit',
  'session.end body': 'holds the guid of a visit',
  'login.sendRegistrationCode body': 'is an e-mail address',
  'login.sendPasswordResetCode body': 'is an e-mail address',
  'applications.sendCode body': 'is an e-mail address',
  'store.page query.slug': 'pages are for everyone',
  'products.detail path.slug': 'the key alone finds the product',
  'products.preview path.slug': 'the key alone finds the product',
  'coupons.redeem body.code': 'is for everybody who has heard of it',
  'visitors.reopen body.token': 'is the secret itself, sent to the visitor alone',
  'visitors.withdraw body.token': 'is the secret itself, sent to the visitor alone',
  'payments.pay body.resultPath': 'is a path of the store, and checked as one',
};

/** Calls whose response never depends on their input; their effects show in the owner's data. */
export const SILENT: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'visitors.mailLink',
  'wishlist.remove',
  'merchants.unfollow',
  'wishlist.removeEntries',
]);

/** Call and place, as in `cart.setQuantity body.id`. */
export const keyOf = ({ call, at }: Field): string => `${call.id} ${at}`;

const isId = ({ name, schema: { kind, limits = {} } }: Field) =>
  kind === 'int' ? limits.max === ID_MAX : kind === 'text' && limits.pattern !== undefined && !FORMS.has(name);
const excuseOf = (field: Field) => [keyOf(field), field.name].find((name) => EXCUSED[name]);

const all = calls.flatMap(fieldsOf).filter(isId);

/** Exceptions that some field of the contract still needs. */
export const usedExcuses: ReadonlySet<string> = new Set(all.flatMap((field) => excuseOf(field) ?? []));

/** Every other id that the contract takes; what takes something away comes last. */
export const triedIds: readonly Field[] = all
  .filter((field) => !excuseOf(field))
  .toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf({ call }: Field): number {
  return Object.keys(rightRequests).indexOf(call.id);
}

/** A valid request that contains a field, on behalf of an owner. */
export function requestWith({ call, at }: Field, own: Holdings): Asked | undefined {
  const made = rightRequests[call.id]?.(own as never) as Asked | Asked[] | undefined;
  return [made ?? []].flat().find((asked) => valueAt(asked, at) !== undefined);
}

/** The owner's id for a field. */
export const idFor = (field: Field, own: Holdings): unknown => valueAt(requestWith(field, own), field.at);

/** An id of the same form that nothing has. */
export function unknownLike(id: unknown): unknown {
  if (typeof id === 'number') return 2_000_000_000;
  const text = `${id}`;
  return /^\d+$/.test(text) ? '2000000000' : text.slice(0, 2) + text.slice(2).replace(/[A-Za-z0-9]/g, '0');
}
