'use client';

import { useId, useState } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox, SelectField, TextField } from '../../primitives/field/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type FieldErrors, useFormErrors } from '../behaviours/use-form-errors.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import * as styles from './AddressForm.css.ts';
import { postalCodeKind, regionKind } from './address-labels.ts';
import { countryOptions } from './countries.ts';

const fields = [
  'country',
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'postCode',
  'city',
  'state',
  'email',
  'phone',
] as const;

/** Names of the fields, as posted. */
export type AddressField = (typeof fields)[number];
/** What was typed; `country` is an ISO 3166-1 alpha-2 code. */
export type AddressValues = Record<AddressField, string>;

export interface AddressFormProps extends RootProps<'form'> {
  /** Values at first, by field. */
  defaultValues?: Partial<AddressValues> | undefined;
  /** Whether it is the default address at first. @default false */
  defaultIsDefault?: boolean | undefined;
  /** Leaves out the choice of a default address: the first one is it anyway. @default false */
  hideDefault?: boolean | undefined;
  /** The shop's rules with ready messages; asked on leaving a field and on submit. */
  validate?: ((values: AddressValues) => FieldErrors<AddressField>) | undefined;
  /** What the backend said, by field. */
  errors?: FieldErrors<AddressField> | undefined;
  /** What went wrong as a whole. */
  formError?: string | undefined;
  /** The address is being saved; further submits are ignored. @default false */
  pending?: boolean | undefined;
  /** Called with the values when none is wrong. */
  onSubmit: (values: AddressValues, options: { isDefault: boolean }) => void;
  /** Shows a cancel button. */
  onCancel?: (() => void) | undefined;
  /** The words on the submit button. @default the provider's word */
  submitLabel?: string | undefined;
}

/** An address to ship to. Labels follow the country; browsers can fill it in. */
export function AddressForm(props: AddressFormProps) {
  const { defaultValues = {}, hideDefault = false, pending = false, onSubmit, onCancel } = props;
  const { strings, locale } = useUi();
  const words = strings.patterns.address;
  const isHydrated = useHydrated();
  const id = useId();
  const [country, setCountry] = useState(defaultValues.country ?? '');
  const {
    form,
    attempt,
    list,
    fieldProps,
    onSubmit: submit,
  } = useFormErrors<AddressField>({
    fields,
    validate: props.validate,
    serverErrors: props.errors,
    onValid: (values, element) => {
      if (!pending) onSubmit(values, { isDefault: new FormData(element).has('isDefault') });
    },
  });
  const formRef = useMergedRef(form, props.ref);
  const field = (name: AddressField) => ({
    ...fieldProps(name),
    id: `${id}-${name}`,
    defaultValue: defaultValues[name] ?? '',
  });
  const { onChange: onCountryChange, ...countryField } = field('country');
  return (
    <form method="post" noValidate={isHydrated} onSubmit={submit} {...rootProps(props, styles.form)} ref={formRef}>
      <ErrorSummary
        attempt={attempt}
        formError={props.formError}
        errors={list.map((error) => ({ fieldId: `${id}-${error.field}`, message: error.message }))}
      />
      <div className={styles.fields}>
        <div className={styles.whole}>
          <SelectField
            {...countryField}
            label={words.country}
            emptyLabel={words.chooseCountry}
            options={countryOptions(locale)}
            autoComplete="country"
            onChange={(value) => {
              setCountry(value);
              onCountryChange();
            }}
          />
        </div>
        <TextField {...field('firstName')} label={words.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" />
        <div className={styles.whole}>
          <TextField {...field('addressLine1')} label={words.addressLine1} autoComplete="address-line1" />
        </div>
        <div className={styles.whole}>
          <TextField
            {...field('addressLine2')}
            label={words.addressLine2}
            autoComplete="address-line2"
            required={false}
          />
        </div>
        <TextField
          {...field('postCode')}
          label={words.postalCode[postalCodeKind(country)]}
          autoComplete="postal-code"
        />
        <TextField {...field('city')} label={words.city} autoComplete="address-level2" />
        <div className={styles.whole}>
          <TextField {...field('state')} label={words.state[regionKind(country)]} autoComplete="address-level1" />
        </div>
        <TextField {...field('email')} label={words.email} type="email" autoComplete="email" />
        <TextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
      </div>
      {hideDefault ? null : (
        <Checkbox
          name="isDefault"
          value="true"
          label={words.isDefault}
          defaultChecked={props.defaultIsDefault ?? false}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" pending={pending} disabled={!isHydrated}>
          {props.submitLabel ?? words.save}
        </Button>
        {onCancel ? (
          <Button tone="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
