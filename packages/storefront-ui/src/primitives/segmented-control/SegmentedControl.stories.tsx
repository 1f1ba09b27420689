import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { screenOf } from '../../story-data/viewports.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const options = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
];

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', options },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const HiddenLabel: Story = { tags: ['!dev'], args: { hideLabel: true } };
export const Disabled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { options: [...options, { value: 'table', label: 'Table', disabled: true }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeDisabled();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('list');
  },
};
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 'grid', onChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('map');
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    options: ['Livraison à domicile', 'Retrait en magasin', 'Point relais'].map((label) => ({ value: label, label })),
  },
};
/** The row wraps instead of cutting off labels. */
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<SegmentedControlProps> rows={{ hideLabel: [false, true] }} columns={{ defaultValue: ['grid', 'map'] }}>
      {(props) => <SegmentedControl {...props} label="View" options={options} />}
    </PropMatrix>
  ),
};
