import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { PaymentMethodChoice, type PaymentMethodChoiceProps } from './PaymentMethodChoice.tsx';

function Kept(props: PaymentMethodChoiceProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Column width={480}>
      <PaymentMethodChoice
        {...props}
        value={value}
        onValueChange={(id) => {
          setValue(id);
          props.onValueChange?.(id);
        }}
      />
    </Column>
  );
}

const meta = {
  title: 'Commerce/PaymentMethodChoice',
  component: PaymentMethodChoice,
  args: {
    methods: [
      { id: 'stripe', name: 'Card', hint: 'Visa, Mastercard, American Express' },
      { id: 'paypal', name: 'PayPal' },
      { id: 'sandbox', name: 'Test payment', isSandbox: true },
    ],
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PaymentMethodChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No method is preselected. */
export const Basic: Story = {
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText('PayPal'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('paypal');
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 'stripe' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
  },
};

/** Uncontrolled. */
export const Uncontrolled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: 'paypal' },
  render: (args) => <PaymentMethodChoice {...args} />,
  async play({ args, canvas, userEvent }) {
    const [card, paypal] = canvas.getAllByRole('radio');
    await expect(paypal).toBeChecked();
    await userEvent.click(canvas.getByText('Card'));
    await expect(card).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stripe');
  },
};

/** Controlled: a click only calls the handler. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: null },
  render: (args) => <PaymentMethodChoice {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Card'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stripe');
    await expect(canvas.getAllByRole('radio')[0]).not.toBeChecked();
  },
};

export const Chosen: Story = { tags: ['!dev'], args: { value: 'sandbox' } };
export const Unavailable: Story = {
  args: {
    methods: [
      { id: 'stripe', name: 'Card', unavailable: 'Not available for orders below $1.00' },
      { id: 'sandbox', name: 'Test payment', isSandbox: true },
    ],
  },
};
export const Invalid: Story = { args: { error: 'Choose how to pay.' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    methods: [
      {
        id: 'stripe',
        name: 'Carte bancaire ou paiement en plusieurs fois sans frais',
        hint: 'Visa, Mastercard, American Express, Cartes Bancaires, paiement en trois fois à partir de 1 234 567,89 $',
        isSandbox: true,
      },
    ],
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <PaymentMethodChoice {...args} />
    </Column>
  ),
};
