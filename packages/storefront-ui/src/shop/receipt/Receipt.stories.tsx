import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

const meta = {
  title: 'Shop/Cart and checkout/Receipt',
  component: Receipt,
  args: {
    rows: [
      { id: 'goods', label: 'Subtotal', value: '$184.00', note: '3 items' },
      { id: 'freight', label: 'Shipping', value: '$6.00' },
      { id: 'coupon', label: 'Coupon', value: '−$10.00', tone: 'saving' },
    ],
    totalRow: { label: 'Total', value: '$180.00' },
  },
  render: (args) => (
    <Column width={360}>
      <Receipt {...args} />
    </Column>
  ),
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Free: Story = {
  tags: ['!dev'],
  args: {
    rows: [
      { id: 'goods', label: 'Subtotal', value: '$184.00' },
      { id: 'freight', label: 'Shipping', value: 'Free', tone: 'free' },
    ],
    totalRow: { label: 'Total', value: '$184.00', note: 'Taxes included' },
  },
};

function Changing(props: ReceiptProps) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  return (
    <Column width={360}>
      <Receipt {...props} unconfirmed={unconfirmed} />
      <button type="button" onClick={() => setUnconfirmed(!unconfirmed)}>
        {unconfirmed ? 'Finish' : 'Start'}
      </button>
    </Column>
  );
}

/** The previous amounts stay during an update. Start and end are announced once. */
export const Updating: Story = {
  globals: { locale: 'en' },
  render: (args) => <Changing {...args} />,
  async play({ canvas, userEvent }) {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('Updating the total');
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('New total: $180.00');
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    rows: [
      { id: 'goods', label: 'Sous-total des articles sélectionnés', value: '1 234 567,89 $', note: '1 204 articles' },
      { id: 'freight', label: 'Frais de livraison, Atelier du Marais', value: '12 345,00 $' },
      { id: 'coupon', label: 'Bon de réduction de bienvenue', value: '−100 000,00 $', tone: 'saving' },
    ],
    totalRow: { label: 'Total à payer', value: '1 146 912,89 $' },
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <Receipt {...args} />
    </Column>
  ),
};
