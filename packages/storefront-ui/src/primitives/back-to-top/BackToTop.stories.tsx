import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../../story-data/frames.tsx';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  title: 'Actions/BackToTop',
  component: BackToTop,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: { targetId: 'title' },
  render: (args) => (
    <Page height={6000}>
      <h1 id="title">A long page</h1>
      {/* Focus scrolls a button that is not in view, and this one goes when the page is at its top. */}
      <div style={{ position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16 }}>
        <BackToTop {...args} />
      </div>
    </Page>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is hidden until the page is scrolled by one screen. */
export const Basic: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LeadsToTheTop: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    window.scrollTo({ top: 4000 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus();
  },
};

/** On a docs page, the iframes of several stories would steal the focus from each other. */
export const Keyboard: Story = {
  tags: ['test', '!autodocs', '!dev'],
  async play({ canvas, userEvent }) {
    const button = await waitFor(() => {
      window.scrollTo({ top: 4000 });
      expect(window.scrollY).toBeGreaterThan(window.innerHeight);
      return canvas.getByRole('button', { name: 'Back to top' });
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus();
  },
};

/** The button after scrolling by one screen. */
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <Page height={2400}>
      <h1 id="title">A long page</h1>
      <BackToTop {...args} />
    </Page>
  ),
  async play({ canvas }) {
    window.scrollTo({ top: 2400, behavior: 'instant' });
    await canvas.findByRole('button', { name: 'Back to top' });
  },
};
