import { addressLines } from '@promenade/storefront-hooks/domain';
import type { Address } from '@promenade/storefront-sdk';
import { Badge, Button, RadioGroup } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import styles from './checkout.module.css';

export interface AddressChoiceProps {
  list: readonly Address[];
  value: number | undefined;
  onChange(id: number): void;
  onEdit(id: number): void;
  onAdd(): void;
  onDone(): void;
}

const nameOf = ({ firstName, lastName }: Address) => [firstName, lastName].filter(Boolean).join(' ');

/** Which of the account's addresses the order goes to. */
export function AddressChoice({ list, value, onChange, onEdit, onAdd, onDone }: AddressChoiceProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const chosen = list.find(({ id }) => id === value);
  return (
    <div className={styles.choices}>
      <RadioGroup
        variant="card"
        label={text('checkout.address')}
        hideLabel
        name="addressId"
        value={value === undefined ? null : `${value}`}
        options={list.map((address) => ({
          value: `${address.id}`,
          label: nameOf(address),
          text: addressLines(address, locale).join(', '),
          aside: address.isDefault ? <Badge>{text('addresses.default')}</Badge> : undefined,
        }))}
        onValueChange={(id) => onChange(Number(id))}
      />
      <div className={styles.choiceActions}>
        <Button variant="outline" onClick={onDone}>
          {text('checkout.deliverHere')}
        </Button>
        {chosen ? (
          <Button
            variant="ghost"
            aria-label={text('addresses.editOf', { name: nameOf(chosen), street: chosen.addressLine1 })}
            onClick={() => onEdit(chosen.id)}
          >
            {text('addresses.editShort')}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={onAdd}>
          {text('checkout.addAddress')}
        </Button>
      </div>
    </div>
  );
}
