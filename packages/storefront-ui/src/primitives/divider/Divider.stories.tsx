import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Inline } from '../inline/index.ts';
import { Divider, type DividerProps } from './Divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithWords: Story = {
  args: { label: 'or' },
  async play({ canvas }) {
    await expect(canvas.getByText('or')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
export const Vertical: Story = {
  render: () => (
    <Inline gap="3">
      Lamps <Divider orientation="vertical" /> Chairs
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { label: 'ou continuez avec votre adresse e-mail et un mot de passe' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<DividerProps> rows={{ label: [undefined, 'or'] }}>
      {(props) => (
        <div style={{ inlineSize: 240 }}>
          <Divider {...props} />
        </div>
      )}
    </PropMatrix>
  ),
};
