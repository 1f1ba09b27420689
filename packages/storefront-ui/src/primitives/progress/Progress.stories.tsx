import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Progress, type ProgressProps } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Sending lamp.jpg', value: 40, valueLabel: '40%' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Unknown: Story = {
  args: { value: undefined, valueLabel: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Sending lamp.jpg' })).not.toHaveAttribute('value');
  },
};
export const HiddenLabel: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { hideLabel: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Sending lamp.jpg' })).toHaveAttribute('value', '40');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { label: 'Envoi de la-photo-de-la-lampe-de-table-en-verre-soufflé.jpg', valueLabel: '1 234 567 sur 9 999 999' },
};

export const RightToLeft: Story = { tags: ['test', '!dev', '!autodocs'], globals: { dir: 'rtl' } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<ProgressProps> rows={{ value: [0, 40, 100] }}>
      {(props) => (
        <div style={{ inlineSize: 240 }}>
          <Progress {...props} label="Sending" />
        </div>
      )}
    </PropMatrix>
  ),
};
