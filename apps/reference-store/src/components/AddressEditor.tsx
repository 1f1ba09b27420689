import { errorTextIn, useAddresses, useSession } from '@promenade/storefront-hooks';
import { addressFormat, addressIssues, fieldTexts, typedAddress } from '@promenade/storefront-hooks/domain';
import type { Address } from '@promenade/storefront-sdk';
import { AddressForm, type AddressValues } from '@promenade/storefront-ui/shop';
import { type FormEvent, useState } from 'react';
import { useIssueTexts } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { useDraft } from '../lib/forms.ts';

interface AddressEditorProps {
  /** The address to change; without one a new one is added. */
  address?: Address | undefined;
  /** The account's first address is the default one anyway. */
  isFirst: boolean;
  onSaved(address: Address): void;
  onCancel?: (() => void) | undefined;
}

/** Adds or changes an address of the account. Typed text survives a reload. */
export function AddressEditor({ address, isFirst, onSaved, onCancel }: AddressEditorProps) {
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { shopper } = useSession();
  const { save } = useAddresses();
  const draft = useDraft<Partial<AddressValues>>(`pm-draft-address-${shopper?.subject}-${address?.id ?? 'new'}`, {});
  const [initial] = useState(() => ({ ...addressValues(address, shopper?.email), ...draft.draft }));

  const keep = (event: FormEvent<HTMLDivElement>) => {
    const { form } = event.target as HTMLInputElement;
    if (form) draft.change(valuesOf(form));
  };
  const validate = (values: AddressValues) => fieldTexts(addressIssues(values), issueTexts);
  const submit = async (values: AddressValues, { isDefault }: { isDefault: boolean }) => {
    try {
      const id = address ? { id: address.id } : {};
      const saved = await save.run({ ...id, ...typedAddress(values), isDefault: isDefault || isFirst });
      draft.clear();
      onSaved(saved);
    } catch {
      // The form shows the error and keeps its values.
    }
  };
  const fieldErrors = save.error?.fieldErrors;
  return (
    <div onInput={keep}>
      <AddressForm
        defaultValues={initial}
        defaultIsDefault={address?.isDefault ?? false}
        hideDefault={isFirst || address?.isDefault === true}
        formatOf={addressFormat}
        validate={validate}
        errors={fieldErrors}
        formError={save.error && !fieldErrors ? errorTextIn(save.error, locale) : undefined}
        pending={save.isPending}
        onSave={(values, options) => void submit(values, options)}
        onCancel={
          onCancel &&
          (() => {
            draft.clear();
            onCancel();
          })
        }
      />
    </div>
  );
}

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

/** Initial values of the address form. */
export function addressValues(address: Address | undefined, email = ''): AddressValues {
  if (!address) return { ...blank, email };
  return Object.fromEntries(fields.map((field) => [field, address[field] ?? ''])) as AddressValues;
}

/** Current values of an address form. */
function valuesOf(form: HTMLFormElement): Partial<AddressValues> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, `${data.get(field) ?? ''}`]));
}
