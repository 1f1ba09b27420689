import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Controller, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioGroup } from '../../primitives/radio-group/RadioGroup.tsx';
import { type StarCount, StarRating } from '../../primitives/star-rating/StarRating.tsx';
import { QuantityStepper } from '../../shop/quantity-stepper/QuantityStepper.tsx';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { type Control, controls, options } from './controls.tsx';

afterEach(cleanup);

type Values = Record<'field', unknown>;

interface FormOfAppProps {
  control: (register: UseFormRegisterReturn) => React.ReactElement;
  initial?: unknown;
  send: (values: Values) => void;
  isRequired?: boolean;
}

function FormOfApp({ control, initial, send, isRequired = false }: FormOfAppProps) {
  const form = useForm<Values>(initial === undefined ? {} : { defaultValues: { field: initial } });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(send)}>
      {control(form.register('field', { required: isRequired && 'Needed' }))}
      <p>{errors.field?.message as string}</p>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const show = (props: Omit<FormOfAppProps, 'send'>) => {
  const sent: unknown[] = [];
  render(
    <StrictMode>
      <UiProvider>
        <FormOfApp {...props} send={({ field }) => void sent.push(field)} />
      </UiProvider>
    </StrictMode>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const next = async () => {
    const before = sent.length;
    press('Send');
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    return sent.at(-1);
  };
  return { press, next, sent };
};

// A stepper's buttons cause no event of the field, so that it needs a `Controller`.
const registered = Object.entries(controls).filter(([name]) => name !== 'QuantityStepper');

describe('register of react-hook-form reaches', () => {
  it.each<[string, Control]>(registered)('%s', async (name, { render: control, change, values: [, changed] }) => {
    const { next } = show({ control: (register) => control(register) });
    change();
    const value = await next();
    const isBox = ['Checkbox', 'Switch'].includes(name);
    expect(isBox ? Boolean(value) : value).toBe(isBox ? changed !== '' : changed);
  });
});

const groups = {
  RadioGroup: {
    control: (register: UseFormRegisterReturn) => <RadioGroup label="Way" options={options} {...register} />,
    value: 'fast',
    option: 'Fast',
  },
  StarRating: {
    control: (register: UseFormRegisterReturn) => <StarRating label="Stars" {...register} />,
    value: '4',
    option: /^4/,
  },
};

describe.each(Object.entries(groups))('%s, registered', (_name, { control, value, option }) => {
  const radio = () => screen.getByRole<HTMLInputElement>('radio', { name: option });

  it('shows the value of the form, and again after its reset', async () => {
    const { press, next } = show({ control, initial: value });
    expect(radio().checked).toBe(true);
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(await next()).not.toBe(value);
    press('Reset');
    await waitFor(() => expect(radio().checked).toBe(true));
    expect(await next()).toBe(value);
  });

  it('takes the focus when it is required', async () => {
    const { press, sent, next } = show({ control, isRequired: true });
    press('Send');
    expect(await screen.findByText('Needed')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(sent).toEqual([]);
    fireEvent.click(radio());
    expect(await next()).toBe(value);
  });
});

/** The values of `Controller`, with the numbers that the components report. */
function ControlledForm({ send }: { send: (values: unknown) => void }) {
  const { control, handleSubmit } = useForm<{ way: string | null; stars: StarCount | null; count: number }>({
    defaultValues: { way: null, stars: null, count: 2 },
  });
  return (
    <form onSubmit={handleSubmit(send)}>
      <Controller
        control={control}
        name="way"
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup label="Way" options={options} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="stars"
        render={({ field: { onChange, ...field } }) => <StarRating label="Stars" {...field} onValueChange={onChange} />}
      />
      <Controller
        control={control}
        name="count"
        render={({ field: { onChange, disabled: _, ...field } }) => (
          <QuantityStepper stock={9} {...field} onValueChange={onChange} />
        )}
      />
      <button type="submit">Send</button>
    </form>
  );
}

it('Controller of react-hook-form passes the values as the components report them', async () => {
  const sent: unknown[] = [];
  render(
    <UiProvider>
      <ControlledForm send={(values) => sent.push(values)} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Fast' }));
  fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ way: 'fast', stars: 4, count: 3 }]));
});
