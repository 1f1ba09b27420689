import { addressFormat, addressLines, parsePhone, typedAddress, typedPhone } from '@promenade/storefront-hooks/domain';
import type { Address, InputOf } from '@promenade/storefront-sdk/contract';
import type { AddressSnapshotRecord, Db, Locale } from '../db/index.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import {
  type AddressRow,
  addressesOf,
  addressOf,
  clearDefault,
  deleteAddress,
  holdShopper,
  insertAddress,
  updateAddress,
} from '../repositories/addresses.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { changedName, changedPlace, isInvisible, wholeName, wholePlace } from './whole-address.ts';

const ADDRESSES_MAX = 50;

export function toAddress(row: AddressRow): Address {
  return {
    ...toSnapshot(row),
    id: row.id,
    phone: row.phone ?? '',
    isDefault: row.is_default,
    countryCode: row.country_code,
    realName: wholeName(row),
    detail: wholePlace(row),
  };
}

/** What an order keeps of an address. */
export function toSnapshot(row: AddressRow): AddressSnapshotRecord {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    country: row.country,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    state: row.state,
    city: row.city,
    postCode: row.post_code,
    phone: row.phone,
  };
}

/** The place on one line as its country writes it, with the country's name in the shopper's language. */
export function addressText(address: AddressSnapshotRecord, locale: Locale): string {
  return addressLines({ ...address, phone: '' }, locale).join(', ');
}

/** The normalized telephone number of a field, for calls; null if the field is empty. */
export function calledPhone(text: string | undefined): string | null {
  if (!text?.trim()) return null;
  if (!parsePhone(text)) throw badField('phone', 'fieldPhone');
  return typedPhone(text);
}

/** Refuses a place that lacks what letters of its country need. A place in one text has region and city in it. */
function checkPlace(
  { country, state, post_code }: Pick<AddressRow, 'country' | 'state' | 'post_code'>,
  detail: string | undefined,
): void {
  const { regionIs, postalCodeIs } = addressFormat(country);
  if (postalCodeIs === 'required' && post_code === '') throw badField('postCode', 'fieldRequired');
  if (regionIs === 'required' && state === '' && detail === undefined) throw badField('state', 'fieldRequired');
}

/** Adds or changes an address. The first one is the default whatever it says; there is never more than one. */
export function saveAddress(
  db: Db,
  userId: number,
  given: InputOf<'addresses.save'>['body'],
  now: number,
): Promise<AddressRow> {
  const body = typedAddress(given);
  const phone = calledPhone(body.phone);
  return inTransaction(db, async (tx) => {
    await holdShopper(tx, userId);
    const own = await addressesOf(tx, userId);
    const before = own.find(({ id }) => id === body.id);
    if (body.id !== undefined && !before) throw notFound();
    if (!before && own.length >= ADDRESSES_MAX) throw new Refused(400, 'addressesFull');
    const isDefault = body.isDefault || before?.is_default === true || own.length === 0;
    if (isDefault) await clearDefault(tx, userId);
    const name = { first_name: body.firstName, last_name: body.lastName };
    const place = {
      address_line1: body.addressLine1,
      address_line2: body.addressLine2 || null,
      state: body.state ?? '',
      city: body.city,
    };
    const written = {
      ...changedName({ given: name, text: body.realName, before }),
      ...changedPlace({ given: place, text: body.detail, before }),
    };
    // What came in was checked; this is what parcels are sent to.
    if (isInvisible(written.first_name)) throw badField('firstName', 'fieldRequired');
    if (isInvisible(written.address_line1)) throw badField('addressLine1', 'fieldRequired');
    const country = body.country || before?.country;
    if (!country) throw badField('country', 'fieldRequired');
    checkPlace({ ...written, country, post_code: body.postCode ?? '' }, body.detail);
    const row = {
      user_id: userId,
      ...written,
      email: body.email,
      country,
      // Forms without a dialling code send 0.
      country_code: body.countryCode?.replace(/^\+?0*/, '') || before?.country_code || '',
      post_code: body.postCode ?? '',
      phone,
      is_default: isDefault,
      updated_at: now,
    };
    return before ? updateAddress(tx, before.id, row) : insertAddress(tx, { ...row, created_at: now });
  });
}

/** Removes an address; when it was the default one, the newest that is left takes its place. */
export function removeAddress(db: Db, userId: number, id: number, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdShopper(tx, userId);
    const address = await addressOf(tx, userId, id);
    if (!address) throw notFound();
    await deleteAddress(tx, id);
    const [next] = await addressesOf(tx, userId);
    if (address.is_default && next) await updateAddress(tx, next.id, { is_default: true, updated_at: now });
  });
}

export function makeDefault(db: Db, userId: number, id: number, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdShopper(tx, userId);
    if (!(await addressOf(tx, userId, id))) throw notFound();
    await clearDefault(tx, userId);
    await updateAddress(tx, id, { is_default: true, updated_at: now });
  });
}
