import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column } from '../../story-data/frames.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { missingPicture } from '../../story-data/pictures.ts';
import { longName, orderLines } from '../../story-data/view-models.ts';
import { OrderLineList } from './OrderLineList.tsx';

const meta = {
  title: 'Shop/Account/OrderLineList',
  component: OrderLineList,
  args: { lines: orderLines },
  render: (args) => (
    <Column width={560}>
      <OrderLineList {...args} />
    </Column>
  ),
} satisfies Meta<typeof OrderLineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    lines: [
      {
        id: '1',
        name: longName,
        href: '/product/lampe',
        picture: missingPicture,
        attributes: 'Laiton brossé verni mat, abat-jour en verre opalin, 220 volts',
        quantity: 12_345,
        unitPrice: '1 234 567,89 $',
        lineTotal: '12 345 678,90 $',
        note: 'Remboursé',
      },
    ],
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <OrderLineList {...args} />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
