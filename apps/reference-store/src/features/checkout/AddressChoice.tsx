import { useAddressCard } from '@promenade/storefront-hooks';
import type { Address } from '@promenade/storefront-sdk';
import { Badge, Button } from '@promenade/storefront-ui';
import { useAccountText } from '../../i18n/use-text.ts';
import styles from './checkout.module.css';

export interface AddressChoiceProps {
  list: readonly Address[];
  value: number | undefined;
  onChange(id: number): void;
  onEdit(id: number): void;
  onAdd(): void;
  onDone(): void;
}

/** Which of the account's addresses the order goes to. */
export function AddressChoice({ list, value, onChange, onEdit, onAdd, onDone }: AddressChoiceProps) {
  const text = useAccountText();
  return (
    <fieldset className={styles.choices} aria-label={text('checkout.address')}>
      {list.map((address) => (
        <AddressOption
          key={address.id}
          address={address}
          checked={address.id === value}
          onChange={onChange}
          onEdit={onEdit}
        />
      ))}
      <div className={styles.choiceActions}>
        <Button tone="outline" onClick={onDone}>
          {text('checkout.deliverHere')}
        </Button>
        <Button tone="ghost" onClick={onAdd}>
          {text('checkout.addAddress')}
        </Button>
      </div>
    </fieldset>
  );
}

interface AddressOptionProps extends Pick<AddressChoiceProps, 'onChange' | 'onEdit'> {
  address: Address;
  checked: boolean;
}

function AddressOption({ address, checked, onChange, onEdit }: AddressOptionProps) {
  const text = useAccountText();
  const { name, lines, isDefault } = useAddressCard(address).address;
  const id = `address-${address.id}`;
  return (
    <div className={styles.choice}>
      <input
        id={id}
        className={styles.radio}
        type="radio"
        name="addressId"
        value={address.id}
        checked={checked}
        onChange={() => onChange(address.id)}
      />
      <label htmlFor={id} className={styles.chosen}>
        <span>
          <span className={styles.name}>{name}</span> {isDefault ? <Badge>{text('addresses.default')}</Badge> : null}
        </span>
        <span className={styles.soft}>{lines.join(', ')}</span>
      </label>
      <Button
        size="small"
        tone="ghost"
        aria-label={text('addresses.editOf', { name, street: address.addressLine1 })}
        onClick={() => onEdit(address.id)}
      >
        {text('addresses.editShort')}
      </Button>
    </div>
  );
}
