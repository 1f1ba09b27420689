import type { Address } from '@promenade/storefront-sdk';
import type { AddressValues } from '@promenade/storefront-ui';

const blank: AddressValues = {
  country: '',
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  postCode: '',
  city: '',
  state: '',
  email: '',
  phone: '',
};
const fields = Object.keys(blank) as (keyof AddressValues)[];

/** What the address form starts with. */
export function addressValues(address: Address | undefined, email = ''): AddressValues {
  if (!address) return { ...blank, email };
  return Object.fromEntries(fields.map((field) => [field, address[field] ?? ''])) as AddressValues;
}

/** What a form of an address holds now. */
export function valuesOf(form: HTMLFormElement): Partial<AddressValues> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, `${data.get(field) ?? ''}`]));
}
