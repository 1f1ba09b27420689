'use client';

import { useMemo, useState } from 'react';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { type FieldErrors, useFormErrors } from '../../primitives/behaviours/use-form-errors.ts';
import { useFormEvent } from '../../primitives/behaviours/use-form-event.ts';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { FormContext, useFormFields } from '../../primitives/field/form-field.ts';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { ErrorSummary } from '../../primitives/form/ErrorSummary.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './AddressForm.css.ts';
import { type AddressFormat, plainFormat } from './address-format.ts';
import { allCountries, countryOptions } from './countries.ts';
import { PlaceFields, placeFieldsOf } from './PlaceFields.tsx';

/** Names of the fields in the submitted form. */
export type AddressField =
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'addressLine2'
  | 'postCode'
  | 'city'
  | 'state'
  | 'email'
  | 'phone';
/** Values of the fields; `country` is an ISO 3166-1 alpha-2 code. */
export type AddressValues = Record<AddressField, string>;

export interface AddressFormProps extends RootProps<'form'> {
  /** Countries to ship to, as ISO 3166-1 alpha-2 codes in any order. @default all 250 */
  countries?: readonly string[] | undefined;
  /**
   * Address format of each country: labels and order of city, region and postal code, and which of them it uses.
   * `addressFormat` of the rules has a table. @default region and postal code are optional everywhere
   */
  formatOf?: ((country: string) => AddressFormat) | undefined;
  /** Initial values by field. */
  defaultValues?: Partial<AddressValues> | undefined;
  /** Whether "Default address" is ticked initially. @default false */
  defaultIsDefault?: boolean | undefined;
  /** Hides the "Default address" checkbox, for example for the first address. @default false */
  hideDefault?: boolean | undefined;
  /** The shop's validation rules. They return messages to show, and run on submit and when a field is left. */
  validate?: ((values: AddressValues) => FieldErrors<AddressField>) | undefined;
  /** Errors from the backend, by field. */
  errors?: FieldErrors<AddressField> | undefined;
  /** An error about the whole form. */
  formError?: string | undefined;
  /** The address is being saved; further submits are ignored. @default false */
  pending?: boolean | undefined;
  /**
   * Called with the values when the form has no errors. `save` of `useAddresses` takes both:
   * `onSave={(values, { isDefault }) => save.run({ ...values, isDefault })}`.
   */
  onSave?: ((values: AddressValues, options: { isDefault: boolean }) => void) | undefined;
  /** Shows a cancel button. */
  onCancel?: (() => void) | undefined;
  /** Text of the submit button. @default the provider's word */
  submitLabel?: string | undefined;
}

/** The values, with blanks for the fields that the country does not use. */
const complete = (values: AddressValues): AddressValues => ({ ...{ state: '', postCode: '' }, ...values });

/**
 * Empties what belongs to the previous country: the region, and the postal code unless it is one of the next country, too. The
 * browser's autofill chooses the country first, and then fills these fields.
 */
function emptyForeignPlace(form: HTMLFormElement, country: string, validate: AddressFormProps['validate']): void {
  const input = (name: AddressField) => form.elements.namedItem(name) as HTMLInputElement | null;
  const values = Object.fromEntries(new FormData(form)) as AddressValues;
  const [state, postCode] = [input('state'), input('postCode')];
  if (state) state.value = '';
  if (postCode && validate?.(complete({ ...values, country })).postCode) postCode.value = '';
}

/**
 * A form for a shipping address. Labels and order follow the country, and browsers can autofill it. Country names come from
 * the browser, in the provider's language. Not for showing an address: use `AddressCard`.
 */
export function AddressForm(props: AddressFormProps) {
  const { defaultValues = {}, hideDefault = false, pending = false, onSave, onCancel, ...others } = props;
  const { countries = allCountries, formatOf = () => plainFormat, validate, errors, formError, ...more } = others;
  const { defaultIsDefault = false, submitLabel, ref, ...rest } = more;
  const { strings, locale } = useUi();
  const words = strings.account.addressForm;
  const isHydrated = useHydrated();
  const [country, setCountry] = useState(defaultValues.country ?? '');
  const format = formatOf(country);
  // Server and browser may spell country names differently, so until hydration the list contains only the chosen country.
  const options = useMemo(
    () => (isHydrated ? countryOptions(locale, countries) : country ? [{ value: country, label: country }] : []),
    [isHydrated, locale, countries, country],
  );
  const {
    form,
    attempt,
    list,
    fieldProps,
    onSubmit: submit,
    clear,
  } = useFormErrors<AddressField>({
    fields: [
      'country',
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      ...placeFieldsOf(format),
      'email',
      'phone',
    ],
    validate: (values) => validate?.(complete(values)) ?? {},
    serverErrors: errors,
    onValid: (values, element) => {
      if (!pending) onSave?.(complete(values), { isDefault: new FormData(element).has('isDefault') });
    },
  });
  const formRef = useMergedRef(form, ref);
  useFormEvent(form, 'reset', () => {
    setCountry(defaultValues.country ?? '');
    clear();
  });
  const field = (name: AddressField) => ({
    ...fieldProps(name),
    defaultValue: defaultValues[name] ?? '',
    required: name !== 'addressLine2',
  });
  const fields = useFormFields();
  const context = useMemo(() => ({ errors: {}, fields, marksOptional: true }), [fields]);
  const { onChange: onCountryChange, ...countryField } = field('country');
  return (
    <form
      method="post"
      noValidate={isHydrated}
      {...rootProps(rest, styles.form)}
      onSubmit={chain(rest.onSubmit, submit)}
      ref={formRef}
    >
      <ErrorSummary
        attempt={attempt}
        formError={formError}
        fields={fields}
        errors={list.map(({ field: name, message }) => ({ name, message }))}
      />
      <FormContext value={context}>
        <div className={styles.fields}>
          <div className={styles.whole}>
            <SelectField
              {...countryField}
              label={words.country}
              emptyLabel={words.chooseCountry}
              options={options}
              autoComplete="country"
              onValueChange={(value) => {
                if (country && form.current) emptyForeignPlace(form.current, value ?? '', validate);
                setCountry(value ?? '');
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
            <TextField {...field('addressLine2')} label={words.addressLine2} autoComplete="address-line2" />
          </div>
          <PlaceFields format={format} field={field} />
          <TextField {...field('email')} label={words.email} type="email" autoComplete="email" />
          <TextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
        </div>
      </FormContext>
      {hideDefault ? null : (
        <Checkbox name="isDefault" value="true" label={words.isDefault} defaultChecked={defaultIsDefault} />
      )}
      <div className={styles.actions}>
        <Button type="submit" pending={pending} disabled={!isHydrated}>
          {submitLabel ?? words.save}
        </Button>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
