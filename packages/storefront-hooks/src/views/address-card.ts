import type { Address } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { addressLines } from '../domain/address-lines.ts';

/** An address in the format of its country. */
export interface AddressView {
  /** Id of the address as text. */
  id: string;
  /** Full name of the person. */
  name: string;
  /** Street, city, country and telephone number, one per line. */
  lines: readonly string[];
  /** Whether it is the default address. */
  isDefault: boolean;
}

/** The address of an account as the prop of `<AddressCard>`. */
export function addressCardView(address: Address, { locale }: Presentation): { address: AddressView } {
  const { id, firstName, lastName, isDefault } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { address: { id: `${id}`, name, lines: addressLines(address, locale), isDefault } };
}
