import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { busyPicture, cup } from '../../story-data/pictures.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = {
  title: 'Shop/Lists/CategoryTile',
  component: CategoryTile,
  args: { href: '/collections/kitchen', name: 'Kitchen', picture: cup(60), count: '128 products' },
  render: (args) => (
    <Column width={200}>
      <CategoryTile {...args} />
    </Column>
  ),
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Kitchen');
  },
};

export const Ratios: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Row>
      {(['square', 'portrait', 'landscape'] as const).map((ratio) => (
        <Column key={ratio} width={200}>
          <CategoryTile {...args} ratio={ratio} />
        </Column>
      ))}
    </Row>
  ),
};

export const Partial: Story = { tags: ['!dev'], args: { picture: undefined, count: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { name: 'Luminaires, lampes de chevet et guirlandes', picture: busyPicture, count: '1 234 567 produits' },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={112}>
      <CategoryTile {...args} />
    </Column>
  ),
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('link', { name: 'Kitchen' })]);
  },
};
