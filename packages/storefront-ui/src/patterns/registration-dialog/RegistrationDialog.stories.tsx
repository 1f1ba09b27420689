import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayStory } from '../../story-data/frames.tsx';
import { screenOf } from '../../story-data/viewports.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';

const meta = {
  title: 'Patterns/RegistrationDialog',
  component: RegistrationDialog,
  parameters: { docs: { story: { inline: false, height: '820px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    code: { onSend: fn() },
    onSubmit: fn(),
    signInHref: '/users/sign_in',
  },
  render: (args) => (
    <OverlayStory label="Create an account" open={args.open}>
      {(overlay) => <RegistrationDialog {...args} {...overlay} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof RegistrationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Narrow: Story = { globals: screenOf('phone') };
export const French: Story = { globals: { locale: 'fr' } };
export const OpensAndCloses: Story = {
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Create an account' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
