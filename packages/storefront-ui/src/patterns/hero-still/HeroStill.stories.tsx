import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords } from '../../story-data/broken-words.ts';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { still } from '../../story-data/pictures.ts';
import { HeroStill } from './HeroStill.tsx';

const meta = {
  title: 'Content/HeroStill',
  component: HeroStill,
  args: {
    title: 'Things worth a detour',
    text: 'Forty small merchants, one street, one cart.',
    action: { href: '/products/all', label: 'Shop now' },
    picture: still(['lamp', 'vase', 'chair', 'cup'], { hue: 250, width: 1200, height: 900 }),
  },
} satisfies Meta<typeof HeroStill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <HeroStill {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Extraordinarily comfortable handmade furniture for every room',
    action: { href: '/', label: 'See everything the merchants have put in their windows' },
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    title: 'Des choses qui valent le détour',
    text: 'Quarante petits marchands, une rue, un seul panier.',
    action: { href: '/fr/products/all', label: 'Voir tous les produits' },
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('link', { name: 'Shop now' })]);
  },
};
