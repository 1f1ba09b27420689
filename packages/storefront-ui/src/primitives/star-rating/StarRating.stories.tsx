import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { StarRating, type StarRatingProps } from './StarRating.tsx';

const meta = { title: 'Forms/StarRating', component: StarRating, args: { label: 'Your rating' } } satisfies Meta<
  typeof StarRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
/** Selected stars are filled, the others are outlined. */
export const Given: Story = {
  args: { defaultValue: 4 },
  async play({ canvas }) {
    const fills = canvas.getAllByRole('radio').map((star) => getComputedStyle(star.nextElementSibling ?? star).fill);
    await expect(fills[4]).toBe('none');
    await expect(fills.slice(0, 4)).not.toContain('none');
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onValueChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars, okay' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};
/** A controlled value without a rating stays empty. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: null, onValueChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars, excellent' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked();
  },
};
export const Invalid: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { required: true, error: 'Give one to five stars.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Give one/);
  },
};
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true, defaultValue: 2 } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'Que pensez-vous de la qualité de cette lampe de table ?',
    hint: 'Votre note est publiée avec votre prénom.',
  },
};

export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: 2 },
  globals: { dir: 'rtl' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<StarRatingProps> rows={{ defaultValue: [undefined, 1, 3, 5] }} columns={{ disabled: [false, true] }}>
      {(props) => <StarRating {...props} label="Your rating" />}
    </PropMatrix>
  ),
};
