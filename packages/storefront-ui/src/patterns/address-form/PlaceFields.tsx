'use client';

import { TextField, type TextFieldProps } from '../../primitives/field/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './AddressForm.css.ts';
import type { AddressFormat } from './address-format.ts';

/** City, region and postal code in the order of a country. */
export const placeFields = {
  'code-first': ['postCode', 'city', 'state'],
  'code-last': ['city', 'state', 'postCode'],
} as const;

type PlaceField = (typeof placeFields)['code-first'][number];

export interface PlaceFieldsProps {
  /** How the country writes the place. */
  format: AddressFormat;
  /** Props of a field by its name. */
  field: (name: PlaceField) => Omit<TextFieldProps, 'label'>;
}

/** The fields of an address that name the place: two beside each other, the last below them. */
export function PlaceFields({ format, field }: PlaceFieldsProps) {
  const words = useUi().strings.account.addressForm;
  const order = placeFields[format.placeOrder];
  const props = {
    postCode: { label: words.postalCode[format.postalCode], autoComplete: 'postal-code' },
    city: { label: words.city, autoComplete: 'address-level2' },
    state: { label: words.state[format.region], autoComplete: 'address-level1' },
  };
  return order.map((name) => (
    <div key={name} className={name === order[2] ? styles.whole : undefined}>
      <TextField {...field(name)} {...props[name]} />
    </div>
  ));
}
