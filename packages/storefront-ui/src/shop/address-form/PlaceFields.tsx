'use client';

import { TextField, type TextFieldProps } from '../../primitives/field/TextField.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './AddressForm.css.ts';
import type { AddressFormat } from './address-format.ts';

type PlaceField = 'postCode' | 'city' | 'state';

const orders: Readonly<Record<AddressFormat['placeOrder'], readonly PlaceField[]>> = {
  'code-first': ['postCode', 'city', 'state'],
  'code-last': ['city', 'state', 'postCode'],
};

/** The fields among city, region and postal code that a country uses, in its order. */
export function placeFieldsOf({ placeOrder, regionIs, postalCodeIs }: AddressFormat): readonly PlaceField[] {
  const without = [regionIs === 'none' && 'state', postalCodeIs === 'none' && 'postCode'];
  return orders[placeOrder].filter((name) => !without.includes(name));
}

export interface PlaceFieldsProps {
  /** Address format of the country. */
  format: AddressFormat;
  /** Returns the props of a field. */
  field: (name: PlaceField) => Omit<TextFieldProps, 'label'>;
}

/** The fields for city, region and postal code: two side by side, a third or a single one below. */
export function PlaceFields({ format, field }: PlaceFieldsProps) {
  const words = useUi().strings.account.addressForm;
  const order = placeFieldsOf(format);
  const props = {
    postCode: {
      label: words.postalCode[format.postalCode],
      autoComplete: 'postal-code',
      required: format.postalCodeIs === 'required',
    },
    city: { label: words.city, autoComplete: 'address-level2' },
    state: {
      label: words.state[format.region],
      autoComplete: 'address-level1',
      required: format.regionIs === 'required',
    },
  };
  return order.map((name) => (
    <div key={name} className={order.length % 2 === 1 && name === order.at(-1) ? styles.whole : undefined}>
      <TextField {...field(name)} {...props[name]} />
    </div>
  ));
}
