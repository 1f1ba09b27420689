import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayStory } from '../../story-data/frames.tsx';
import { RegistrationDialog } from './RegistrationDialog.tsx';

const meta = {
  title: 'Overlays/RegistrationDialog',
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

export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Create an account' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
