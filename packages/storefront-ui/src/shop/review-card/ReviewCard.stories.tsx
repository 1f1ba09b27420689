import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { cup, lamp, vase } from '../../story-data/pictures.ts';
import { ReviewCard } from './ReviewCard.tsx';

const meta = {
  title: 'Shop/Products/ReviewCard',
  component: ReviewCard,
  args: {
    author: 'A***a',
    date: { text: 'January 31, 2026', iso: '2026-01-31T23:30:00.000Z' },
    rating: { value: 4 },
    text: 'Good light in the evening.\nThe switch is a little stiff.',
    attributes: 'Brass, large',
    verified: true,
  },
  render: (args) => (
    <Column width={560}>
      <ReviewCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('article')).toHaveAccessibleName('A***a');
  },
};
export const WithPictures: Story = {
  globals: { locale: 'en' },
  args: { pictures: [lamp(20), vase(120), cup(220)], onPictureOpen: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture 2 by A***a' }));
    await expect(args.onPictureOpen).toHaveBeenCalledWith(1);
  },
};
export const WithReply: Story = {
  tags: ['vrt'],
  args: { reply: 'Thank you! The switch eases after a few days.', avatar: vase(40) },
};
export const Partial: Story = {
  tags: ['!dev'],
  args: { date: undefined, rating: undefined, attributes: undefined, verified: false },
};
export const WithoutText: Story = { tags: ['!dev'], args: { text: '' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    author: 'Marie-Antoinette Charlotte de La Rochefoucauld-Montmorency',
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(6),
    pictures: Array.from({ length: 9 }, (_, index) => lamp(index * 40)),
    reply: 'Merci de votre avis. '.repeat(20),
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <ReviewCard {...args} />
    </Column>
  ),
};
/** Each picture is a tab stop. */
export const Keyboard: Story = {
  ...WithPictures,
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPictureOpen).toHaveBeenCalledWith(2);
  },
};
