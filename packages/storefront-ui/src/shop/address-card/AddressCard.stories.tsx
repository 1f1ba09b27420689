import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { AddressCard } from './AddressCard.tsx';

const meta = {
  title: 'Shop/Account/AddressCard',
  component: AddressCard,
  args: {
    address: {
      id: '5',
      name: 'Ada Lovelace',
      lines: ['12 Rue des Arts', '75003 Paris', 'France', '+33 1 23 45 67 89'],
      isDefault: false,
    },
    onEdit: fn(),
    onDelete: fn(),
    onMakeDefault: fn(),
  },
  render: (args) => (
    <Column width={320}>
      <AddressCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: Ada Lovelace, 12 Rue des Arts' }));
    await expect(args.onMakeDefault).toHaveBeenCalledWith('5');
  },
};
export const Default: Story = { args: { address: { ...meta.args.address, isDefault: true } } };
export const Pending: Story = { tags: ['!dev'], args: { pending: true } };
export const Failed: Story = { args: { error: 'The address could not be deleted. Try again.' } };
export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { onEdit: undefined, onDelete: undefined, onMakeDefault: undefined },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    address: {
      id: '6',
      name: 'Marie-Antoinette Charlotte de La Rochefoucauld-Montmorency',
      lines: ['1234 boulevard du Général-Leclerc-de-Hauteclocque, bâtiment C, escalier 4', '92200 Neuilly-sur-Seine'],
      isDefault: true,
    },
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <AddressCard {...args} />
    </Column>
  ),
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('5');
  },
};
