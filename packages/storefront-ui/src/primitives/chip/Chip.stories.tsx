import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Chip, type ChipProps } from './Chip.tsx';

const meta = { title: 'Actions/Chip', component: Chip, args: { children: 'Lamps' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Link: Story = { args: { href: '#lamps' } };
export const Removable: Story = {
  args: { onRemove: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lamps' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const RemovableLink: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { href: '#all', removable: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Remove Lamps' })).toHaveAttribute('href', '#all');
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultSelected: false, onSelectedChange: fn() },
  async play({ args, canvas, userEvent }) {
    const chip = canvas.getByRole('button', { name: 'Lamps', pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
  },
};
/** Controlled: a click only calls the handler. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { selected: false, onSelectedChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Disabled: Story = { tags: ['!dev'], args: { selected: false, disabled: true } };
/** A disabled link is not a link. */
export const DisabledLink: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { href: '#lamps', disabled: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Lamps')).toBeVisible();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Livraison offerte dès trente-neuf euros d’achat partout en France', removable: true },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<ChipProps> rows={{ removable: [false, true] }} columns={{ selected: [undefined, false, true] }}>
      {(props) => <Chip {...props}>Lamps</Chip>}
    </PropMatrix>
  ),
};
