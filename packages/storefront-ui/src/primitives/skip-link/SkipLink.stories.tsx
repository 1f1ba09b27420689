import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Content</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visible while it has the focus. */
export const Basic: Story = {
  parameters: { docs: { story: { inline: false, height: '6rem' } } },
  async play({ canvas }) {
    canvas.getByRole('link').focus({ preventScroll: true });
    await waitFor(() => expect(canvas.getByRole('link')).toBeVisible());
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongContent: Story = {
  ...Basic,
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Passer directement au contenu principal et aux résultats de la recherche' },
};

export const Matrix: Story = { ...Basic, tags: ['vrt', '!autodocs', '!dev'] };
