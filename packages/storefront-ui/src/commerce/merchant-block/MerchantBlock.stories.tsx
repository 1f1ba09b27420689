import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { brokenWords } from '../../story-data/broken-words.ts';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { merchant } from '../../story-data/view-models.ts';
import { MerchantBlock } from './MerchantBlock.tsx';

const meta = {
  title: 'Commerce/MerchantBlock',
  component: MerchantBlock,
  args: {
    merchant,
    meta: '248 products',
    actions: <Button variant="outline">Follow</Button>,
    children: 'Questions? hello@example.com',
  },
  render: (args) => (
    <Column width={720}>
      <MerchantBlock {...args} />
    </Column>
  ),
} satisfies Meta<typeof MerchantBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  globals: { locale: 'en' },
  async play({ canvas }) {
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Atelier Marais');
    await expect(canvas.getByRole('link', { name: 'Visit store: Atelier Marais' })).toBeVisible();
  },
};
/** A merchant without a page has no link. */
export const Partial: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { merchant: { name: merchant.name }, meta: undefined, actions: undefined, children: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
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
      <MerchantBlock {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(brokenWords(canvas.getByRole('article'))).toEqual([]);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('button'), canvas.getByRole('link')]);
  },
};
