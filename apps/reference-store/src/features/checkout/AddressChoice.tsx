import type { Address } from '@promenade/storefront-sdk';
import { Badge, Button } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useAccountText } from '../../i18n/use-text.ts';
import { addressView } from '../addresses/address-view.ts';
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
  const { locale } = useEnvironment();
  return (
    <fieldset className={styles.choices} aria-label={text('checkout.address')}>
      {list.map((address) => {
        const { name, lines, isDefault } = addressView(address, locale);
        const id = `address-${address.id}`;
        return (
          <div key={address.id} className={styles.choice}>
            <input
              id={id}
              className={styles.radio}
              type="radio"
              name="addressId"
              value={address.id}
              checked={address.id === value}
              onChange={() => onChange(address.id)}
            />
            <label htmlFor={id} className={styles.chosen}>
              <span>
                <span className={styles.name}>{name}</span>{' '}
                {isDefault ? <Badge>{text('addresses.default')}</Badge> : null}
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
      })}
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
