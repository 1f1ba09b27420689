import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { Form } from '../../primitives/form/Form.tsx';
import { RadioGroup } from '../../primitives/radio-group/RadioGroup.tsx';
import { StarRating } from '../../primitives/star-rating/StarRating.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { AddressForm } from '../../shop/address-form/AddressForm.tsx';
import { BuyBox } from '../../shop/buy-box/BuyBox.tsx';
import { QuantityStepper } from '../../shop/quantity-stepper/QuantityStepper.tsx';
import { VariantPicker } from '../../shop/variant-picker/VariantPicker.tsx';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { type Control, controls, options } from './controls.tsx';

afterEach(cleanup);

const show = (children: ReactNode) =>
  render(
    <StrictMode>
      <UiProvider>{children}</UiProvider>
    </StrictMode>,
  ).container;
const formOf = (container: HTMLElement) => container.querySelector('form') as HTMLFormElement;
const sent = (form: HTMLFormElement, name = 'field') => new FormData(form).get(name);
/** Values, and what the components keep in attributes and texts. */
const stateOf = (form: HTMLFormElement) => [
  ...[...form.elements].map((element) => {
    const { value, checked } = element as HTMLInputElement;
    return [
      element.tagName,
      value,
      checked,
      element.getAttribute('aria-valuenow'),
      element.getAttribute('aria-disabled'),
    ];
  }),
  form.textContent,
];

const axes = [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }];
const all: Readonly<Record<string, Control>> = {
  ...controls,
  VariantPicker: {
    render: ({ name }) => <VariantPicker axes={axes} name={name} defaultValue={{ Size: 'S' }} />,
    change: () => fireEvent.click(screen.getByRole('radio', { name: 'M' })),
    values: ['S', 'M'],
  },
};
const nameOf = (name: string) => (name === 'VariantPicker' ? 'field-0' : 'field');

describe('a reset form shows and sends what it did at first', () => {
  it.each(Object.entries(all))('%s', async (name, { render: control, change, values: [initial, changed] }) => {
    const form = formOf(
      show(
        <form>
          {control({ name: 'field' })}
          <button type="reset">Reset</button>
        </form>,
      ),
    );
    const before = stateOf(form);
    expect(sent(form, nameOf(name))).toBe(initial);
    for (const reset of [() => fireEvent.click(screen.getByText('Reset')), () => form.reset()]) {
      change();
      expect(sent(form, nameOf(name)) ?? '').toBe(changed);
      expect(stateOf(form)).not.toEqual(before);
      reset();
      await waitFor(() => expect(stateOf(form)).toEqual(before));
      expect(sent(form, nameOf(name))).toBe(initial);
    }
  });

  it('in a form that is elsewhere, and not if it was prevented', async () => {
    const container = show(
      <>
        <form id="far" onReset={(event) => event.preventDefault()} />
        <StarRating name="near" label="Near" form="far" />
      </>,
    );
    fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
    formOf(container).reset();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4/ }).checked).toBe(true);
  });

  it('typed text of a quantity that was not confirmed', () => {
    const form = formOf(show(<form>{controls.QuantityStepper?.render({ name: 'field' })}</form>));
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '7' } });
    fireEvent.reset(form);
    expect(sent(form)).toBe('2');
  });

  it('the quantity of a buy box', () => {
    const form = formOf(show(<BuyBox name="Lamp" stock={5} />));
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    fireEvent.reset(form);
    expect(sent(form, 'quantity')).toBe('1');
  });

  it('without the errors of before', () => {
    const container = show(
      <Form errors={{ field: 'Wrong' }}>
        <Checkbox name="field" label="Control" />
      </Form>,
    );
    fireEvent.reset(formOf(container));
    expect(screen.queryByText('Wrong')).toBeNull();
  });

  it('the country of an address and the fields that it uses', async () => {
    const format = { region: 'region', postalCode: 'postal', placeOrder: 'code-first' } as const;
    const formatOf = (country: string) =>
      ({ ...format, regionIs: country === 'FR' ? 'none' : 'required', postalCodeIs: 'required' }) as const;
    const form = formOf(
      show(<AddressForm countries={['FR', 'US']} formatOf={formatOf} defaultValues={{ country: 'US' }} />),
    );
    expect(sent(form, 'state')).toBe('');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'FR' } });
    expect(sent(form, 'state')).toBeNull();
    act(() => form.reset());
    await waitFor(() => expect(sent(form, 'state')).toBe(''));
    expect(sent(form, 'country')).toBe('US');
  });
});

describe('after a choice, a reset and the same choice', () => {
  it.each([
    [
      'RadioGroup',
      (onChange: () => void) => <RadioGroup label="Way" options={options} onValueChange={onChange} />,
      'Fast',
    ],
    ['StarRating', (onChange: () => void) => <StarRating label="Stars" onValueChange={onChange} />, /^4/],
    ['VariantPicker', (onChange: () => void) => <VariantPicker axes={axes} onValueChange={onChange} />, 'M'],
  ])('%s reports it twice', (_name, control, option) => {
    const onChange = vi.fn();
    const form = formOf(show(<form>{control(onChange)}</form>));
    fireEvent.click(screen.getByRole('radio', { name: option }));
    act(() => form.reset());
    fireEvent.click(screen.getByRole('radio', { name: option }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

const nothing = () => undefined;
const controlled = {
  Checkbox: (is: boolean) => <Checkbox name="field" label="Control" checked={is} onCheckedChange={nothing} />,
  Switch: (is: boolean) => <Switch name="field" label="Control" checked={is} onCheckedChange={nothing} />,
  SelectField: (is: boolean) => (
    <SelectField name="field" label="Control" options={options} value={is ? 'fast' : 'slow'} onValueChange={nothing} />
  ),
  RadioGroup: (is: boolean) => (
    <RadioGroup name="field" label="Control" options={options} value={is ? 'fast' : 'slow'} />
  ),
  StarRating: (is: boolean) => <StarRating name="field" label="Control" value={is ? 4 : 1} />,
  QuantityStepper: (is: boolean) => <QuantityStepper name="field" stock={9} value={is ? 4 : 1} />,
};

describe('a controlled part keeps the value that its owner gives', () => {
  it.each(Object.entries(controlled))('%s', async (_name, control) => {
    const tree = (is: boolean) => (
      <UiProvider>
        <form>{control(is)}</form>
      </UiProvider>
    );
    const { container, rerender } = render(tree(false));
    rerender(tree(true));
    const before = stateOf(formOf(container));
    formOf(container).reset();
    await waitFor(() => expect(stateOf(formOf(container))).toEqual(before));
  });
});
