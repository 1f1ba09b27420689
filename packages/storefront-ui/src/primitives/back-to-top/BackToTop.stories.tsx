import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../../story-data/frames.tsx';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  title: 'Primitives/BackToTop',
  component: BackToTop,
  args: { targetId: 'title' },
  render: (args) => (
    <Page height={6000}>
      <h1 id="title">A long page</h1>
      <BackToTop {...args} />
    </Page>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see before one screen has been scrolled. */
export const Basic: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LeadsToTheTop: Story = {
  async play({ canvas, userEvent }) {
    window.scrollTo({ top: 4000 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus();
  },
};
