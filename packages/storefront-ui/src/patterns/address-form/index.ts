export { type AddressField, AddressForm, type AddressFormProps, type AddressValues } from './AddressForm.tsx';
export type { AddressFormat, AddressPart } from './address-format.ts';
export { allCountries, countryOptions } from './countries.ts';
