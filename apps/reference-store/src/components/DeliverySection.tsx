import { type UseAddresses, useAddressCard } from '@promenade/storefront-hooks';
import { addressLines } from '@promenade/storefront-hooks/domain';
import type { Address } from '@promenade/storefront-sdk';
import { Badge, Button, RadioGroup, Skeleton } from '@promenade/storefront-ui';
import { CheckoutSection } from '@promenade/storefront-ui/shop';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/texts.tsx';
import type { AddressStep } from '../lib/checkout-draft.ts';
import { useEnvironment } from '../lib/environment.ts';
import styles from '../styles/checkout.module.css';
import { AddressEditor } from './AddressEditor.tsx';
import { ReadError } from './ReadError.tsx';

interface DeliverySectionProps {
  addresses: UseAddresses;
  value: number | undefined;
  step: AddressStep;
  error: string | undefined;
  onChange(part: { addressId?: number; addressStep?: AddressStep }): void;
}

/** The delivery address, and forms to choose another one, to change it or to add one. */
export function DeliverySection({ addresses, value, step, error, onChange }: DeliverySectionProps) {
  const text = useText('account');
  const body = useRef<HTMLDivElement>(null);
  const { data: list } = addresses;
  const edited = list?.find(({ id }) => id === step);
  const isForm = list !== undefined && (list.length === 0 || step === 'new' || edited !== undefined);
  const shown = isForm ? 'form' : step === 'choose' ? 'choose' : 'chosen';
  const chosen = list?.find(({ id }) => id === value);

  const lastShown = useRef(shown);
  useEffect(() => {
    // The pressed control was removed: focus the element that replaced it.
    if (lastShown.current !== shown && list) body.current?.focus();
    lastShown.current = shown;
  }, [shown, list]);

  return (
    <CheckoutSection
      id="delivery"
      title={text('checkout.address')}
      error={error}
      actions={
        shown === 'chosen' && chosen ? (
          <Button size="small" variant="outline" onClick={() => onChange({ addressStep: 'choose' })}>
            {text('checkout.changeAddress')}
          </Button>
        ) : null
      }
    >
      <div ref={body} tabIndex={-1} className={styles.sectionBody} aria-busy={addresses.isLoading}>
        {addresses.error && !list ? (
          <ReadError headingLevel={3} title={text('addresses.failed')} of={addresses} />
        ) : null}
        {addresses.isLoading ? <Skeleton shape="block" /> : null}
        {list && shown === 'form' ? (
          <AddressEditor
            key={edited?.id ?? 'new'}
            address={edited}
            isFirst={list.length === 0}
            onSaved={(saved) => onChange({ addressId: saved.id, addressStep: 'chosen' })}
            onCancel={list.length > 0 ? () => onChange({ addressStep: 'choose' }) : undefined}
          />
        ) : null}
        {list && shown === 'choose' ? (
          <AddressChoice
            list={list}
            value={value}
            onChange={(addressId) => onChange({ addressId })}
            onEdit={(addressStep) => onChange({ addressStep })}
            onAdd={() => onChange({ addressStep: 'new' })}
            onDone={() => onChange({ addressStep: 'chosen' })}
          />
        ) : null}
        {shown === 'chosen' && chosen ? <ChosenAddress address={chosen} /> : null}
      </div>
    </CheckoutSection>
  );
}

function ChosenAddress({ address }: { address: Address }) {
  const { name, lines } = useAddressCard(address).address;
  return (
    <address className={styles.chosen}>
      <span className={styles.name}>{name}</span>
      {lines.map((line) => (
        <span key={line} className={styles.soft}>
          {line}
        </span>
      ))}
    </address>
  );
}

interface AddressChoiceProps {
  list: readonly Address[];
  value: number | undefined;
  onChange(id: number): void;
  onEdit(id: number): void;
  onAdd(): void;
  onDone(): void;
}

const nameOf = ({ firstName, lastName }: Address) => [firstName, lastName].filter(Boolean).join(' ');

/** Chooses one of the account's addresses. */
function AddressChoice({ list, value, onChange, onEdit, onAdd, onDone }: AddressChoiceProps) {
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
