import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentBanner } from './ConsentBanner.tsx';

const meta = {
  title: 'Feedback/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'May we measure your visit?',
    text: 'Measuring shows us what works. Nothing is loaded before you agree, and you can change your mind in the footer.',
    options: [
      { id: 'analytics', label: 'Statistics', text: 'How pages are used, without your name.' },
      { id: 'marketing', label: 'Advertising', text: 'Which ads led to a purchase.' },
    ],
    acceptLabel: 'Accept all',
    rejectLabel: 'Reject all',
    chooseLabel: 'Choose',
    saveLabel: 'Save choice',
    onChoose: fn(),
  },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };

export const AcceptsAll: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['analytics', 'marketing']);
  },
};
export const RejectsAll: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: ['analytics'] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject all' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
  },
};
/** Earlier consent is checked. */
export const ChoosesSome: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: ['analytics'] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(canvas.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Statistics' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Advertising' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['marketing']);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Accept all' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Pouvons-nous mesurer l’audience de votre visite et de vos prochains achats ?',
    text: 'La mesure d’audience nous montre ce qui fonctionne. Rien n’est chargé avant votre accord, et vous pouvez changer d’avis en bas de page. '.repeat(
      2,
    ),
    acceptLabel: 'Tout accepter sans distinction',
    rejectLabel: 'Tout refuser sans distinction',
    chooseLabel: 'Personnaliser mes choix',
  },
};
