import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/Button.tsx';
import { brokenWords } from '../../story-data/broken-words.ts';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { vase } from '../../story-data/pictures.ts';
import { merchant } from '../../story-data/view-models.ts';
import { MerchantHeader } from './MerchantHeader.tsx';

const meta = {
  title: 'Shop/Lists/MerchantHeader',
  component: MerchantHeader,
  args: {
    merchant,
    banner: vase(40),
    badge: 'Sold by us',
    meta: 'Sells its own products · 12 followers',
    actions: <Button variant="outline">Follow</Button>,
    children: 'Questions? hello@example.com',
  },
} satisfies Meta<typeof MerchantHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Atelier Marais');
  },
};
export const Card: Story = {
  tags: ['vrt'],
  args: {
    variant: 'card',
    headingLevel: 3,
    banner: undefined,
    badge: undefined,
    actions: (
      <>
        <Button variant="outline">Follow</Button>
        <Button variant="outline" href="/merchant/merchant/home?id=1">
          Visit store
        </Button>
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Atelier Marais');
  },
};
export const Partial: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    merchant: { name: merchant.name },
    banner: undefined,
    badge: undefined,
    meta: undefined,
    actions: undefined,
    children: undefined,
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { merchant: { ...merchant, name: 'Manufacture royale de porcelaine et de faïence du Val de Loire' } },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <MerchantHeader {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(brokenWords(canvas.getByRole('heading'))).toEqual([]);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('button')]);
  },
};
