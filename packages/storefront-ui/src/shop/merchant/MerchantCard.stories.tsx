import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { busyPicture, cup, darkPicture, lamp, vase } from '../../story-data/pictures.ts';
import { merchant } from '../../story-data/view-models.ts';
import { MerchantCard } from './MerchantCard.tsx';

const meta = {
  title: 'Shop/Lists/MerchantCard',
  component: MerchantCard,
  args: { merchant, pictures: [vase(20), lamp(20), cup(20)], meta: '248 products' },
  render: (args) => (
    <Column width={400}>
      <MerchantCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof MerchantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Atelier Marais');
  },
};

export const WithAction: Story = {
  args: { actions: <button type="button">Follow</button> },
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    const { x, y, width, height } = button.getBoundingClientRect();
    // Browser translation wraps the word in an element, which must still belong to the button.
    await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  },
};

export const Partial: Story = {
  tags: ['!dev'],
  args: { merchant: { ...merchant, avatar: undefined, rating: undefined }, pictures: [vase(20)], meta: undefined },
};
export const Pictures: Story = { tags: ['!dev'], args: { pictures: [darkPicture, busyPicture, vase(120)] } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { merchant: { ...merchant, name: 'Manufacture royale de porcelaine et de faïence du Val de Loire' } },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <MerchantCard {...args} />
    </Column>
  ),
};
/** The card and its action are two tab stops. */
export const Keyboard: Story = {
  ...WithAction,
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('link'), canvas.getByRole('button')]);
  },
};
