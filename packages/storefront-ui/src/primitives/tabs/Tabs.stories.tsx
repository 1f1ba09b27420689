import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { nextKey } from '../../story-data/keyboard.ts';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'About this lamp',
    tabs: [
      { value: 'description', label: 'Description', children: 'Turned from one piece of ash, oiled by hand.' },
      { value: 'size', label: 'Size and weight', children: '42 cm high, 1.8 kg.' },
      { value: 'reviews', label: 'Reviews', count: 128, children: 'Warm light, says almost everybody.' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const StartsAtAnother: Story = { tags: ['!dev'], args: { defaultValue: 'size' } };
export const Disabled: Story = {
  tags: ['!dev'],
  args: {
    tabs: [
      { value: 'a', label: 'Description', children: 'Turned from one piece of ash.' },
      { value: 'b', label: 'Video', children: null, disabled: true },
    ],
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    tabs: [
      'Materials, care instructions and where the wood comes from',
      'Delivery, returns and guarantee',
      'Questions',
    ].map((label, index) => ({ value: String(index), label, children: label })),
  },
};

function HeldOutside(props: TabsProps) {
  const [value, setValue] = useState('reviews');
  return <Tabs {...props} value={value} onChange={setValue} />;
}
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => <HeldOutside {...args} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Turned from one piece');
  },
};
export const KeepsWhatWasTyped: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    keepMounted: true,
    tabs: [
      { value: 'note', label: 'Note', children: <input aria-label="Note" /> },
      { value: 'other', label: 'Other', children: 'Nothing here' },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Ring twice');
    await userEvent.click(canvas.getByRole('tab', { name: 'Other' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Note' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring twice');
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus();
    await userEvent.keyboard(nextKey());
    await expect(args.onChange).toHaveBeenLastCalledWith('size');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Warm light');
    await userEvent.keyboard(nextKey());
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvas, userEvent }) {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: ({ tabs, label }) => (
    <PropMatrix<TabsProps> rows={{ value: ['description', 'reviews'] }}>
      {(props) => <Tabs label={label} tabs={tabs} {...props} />}
    </PropMatrix>
  ),
};
