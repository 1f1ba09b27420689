import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { AddressForm, type AddressValues } from './AddressForm.tsx';
import type { AddressFormat } from './address-format.ts';

const ada: AddressValues = {
  country: 'US',
  firstName: 'Ada',
  lastName: 'Martin',
  addressLine1: '12 Harbour Street',
  addressLine2: '',
  postCode: '97201',
  city: 'Portland',
  state: 'Oregon',
  email: 'ada@example.com',
  phone: '+1 503 555 0100',
};

const europe = { region: 'region', postalCode: 'postal', placeOrder: 'code-first', regionIs: 'none' } as const;
/** A part of `addressFormat` from `@promenade/storefront-hooks/domain`, which a shop passes. */
const formats: Readonly<Record<string, AddressFormat>> = {
  CA: { ...europe, region: 'province', placeOrder: 'code-last', regionIs: 'required', postalCodeIs: 'required' },
  DE: { ...europe, postalCodeIs: 'required' },
  FR: { ...europe, regionIs: 'optional', postalCodeIs: 'required' },
  HK: { ...europe, regionIs: 'required', postalCodeIs: 'none' },
  US: {
    ...{ region: 'state', postalCode: 'zip', placeOrder: 'code-last' },
    ...{ regionIs: 'required', postalCodeIs: 'required' },
  },
};
const unknown: AddressFormat = { ...europe, regionIs: 'optional', postalCodeIs: 'optional' };

const meta = {
  title: 'Shop/Account/AddressForm',
  component: AddressForm,
  args: {
    formatOf: (country: string) => formats[country] ?? unknown,
    onSave: fn(),
    onCancel: fn(),
    validate: (values: AddressValues) => ({
      firstName: values.firstName ? undefined : 'Please enter name',
      city: values.city ? undefined : 'Please enter city',
      email: values.email.includes('@') ? undefined : 'Please enter a valid email address',
    }),
  },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };
export const Filled: Story = { args: { defaultValues: ada, defaultIsDefault: true } };
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValues: ada },
  globals: screenOf('phone'),
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { defaultValues: { country: 'CA' } },
};
export const Pending: Story = { tags: ['!dev'], args: { defaultValues: ada, pending: true } };
export const RefusedByTheServer: Story = {
  args: {
    defaultValues: ada,
    errors: { postCode: 'This postal code does not exist' },
    formError: 'The address was not saved',
  },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('ZIP code')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The address was not saved');
  },
};
export const SaysWhatIsMissing: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent, step }) {
    await step('a submit shows all errors and moves the focus to the summary', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await expect(canvas.getByRole('alert')).toHaveTextContent('There are 3 things to correct');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('clicking an error moves the focus to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Please enter city' }));
      await expect(canvas.getByLabelText('City')).toHaveFocus();
    });
    await step('the error of a corrected field disappears at once', async () => {
      await userEvent.type(canvas.getByLabelText('City'), 'Portland');
      await expect(canvas.getByLabelText('City')).not.toBeInvalid();
    });
  },
};
export const LabelsFollowTheCountry: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'US');
    await expect(canvas.getByLabelText('State')).toBeVisible();
    await expect(canvas.getByLabelText('ZIP code')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'CA');
    await expect(canvas.getByLabelText('Province')).toBeVisible();
    await expect(canvas.getByLabelText('Postal code')).toBeVisible();
  },
};
const names = (form: HTMLElement) => [...form.querySelectorAll('input')].map(({ name }) => name);
/** The postal code moves to its position in the country, and entered values stay. */
export const OrderFollowsTheCountry: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValues: ada },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(names(canvasElement).slice(4, 7)).toEqual(['city', 'state', 'postCode']);
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'FR');
    await expect(names(canvasElement).slice(4, 7)).toEqual(['postCode', 'city', 'state']);
    await expect(canvas.getByLabelText('Postal code')).toHaveValue('97201');
  },
};
/** What belongs to the previous country does not go along: its region, and its postal code unless the next one has such codes. */
export const PlaceFollowsTheCountry: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    defaultValues: { ...ada, state: 'Oregon' },
    validate: ({ country, postCode }) => ({
      ...{ firstName: undefined, city: undefined, email: undefined },
      postCode: country === 'CA' && !/^[A-Z]/.test(postCode) ? 'Enter a Canadian code.' : undefined,
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'FR');
    await expect(canvas.getByLabelText(/^Region/)).toHaveValue('');
    await expect(canvas.getByLabelText('Postal code')).toHaveValue('97201');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'CA');
    await expect(canvas.getByLabelText('Postal code')).toHaveValue('');
  },
};
/** Sorted by the rules of the language: É next to E. */
export const CountriesOfTheLocale: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { countries: ['GB', 'EG', 'ES', 'DE', 'EE', 'US', 'FR'] },
  async play({ canvas }) {
    const options = canvas.getAllByRole('option').slice(1);
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Allemagne',
      'Égypte',
      'Espagne',
      'Estonie',
      'États-Unis',
      'France',
      'Royaume-Uni',
    ]);
  },
};
export const Saves: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValues: ada },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use as my default address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(args.onSave).toHaveBeenCalledWith(ada, { isDefault: true });
  },
};
/** Tab moves through the fields in visual order, then to the buttons. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValues: ada },
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [
      canvas.getByRole('combobox'),
      ...canvas.getAllByRole('textbox'),
      canvas.getByRole('checkbox'),
      ...canvas.getAllByRole('button'),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    defaultValues: {
      ...ada,
      addressLine1: '1234 boulevard du Général-Leclerc-de-Hauteclocque, bâtiment C, escalier 4, troisième étage',
      city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    },
    submitLabel: 'Enregistrer l’adresse et continuer vers le paiement',
  },
};
export const FieldsFollowTheCountry: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent, step }) {
    await step('Addresses in Germany have no region, those in Hong Kong no postal code', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'DE');
      await expect(canvas.queryByLabelText(/^Region/)).toBeNull();
      await expect(canvas.getByLabelText('Postal code')).toBeRequired();
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'HK');
      await expect(canvas.queryByLabelText(/^Postal code/)).toBeNull();
      await expect(canvas.getByLabelText('Region')).toBeRequired();
    });
    await step('fields that the country does not use are saved as blanks', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
      await userEvent.type(canvas.getByLabelText('City'), 'Kowloon');
      await userEvent.type(canvas.getByLabelText('Email address'), 'ada@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
      const values = { country: 'HK', city: 'Kowloon', postCode: '' };
      await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(values), { isDefault: false });
    });
  },
};
