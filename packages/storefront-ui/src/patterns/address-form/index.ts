export { type AddressField, AddressForm, type AddressFormProps, type AddressValues } from './AddressForm.tsx';
export { countryOptions } from './countries.ts';
