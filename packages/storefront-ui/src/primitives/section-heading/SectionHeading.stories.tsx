import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThrough } from '../../story-data/keyboard.ts';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Layout/SectionHeading',
  component: SectionHeading,
  args: { title: 'New this week', link: { href: '/products/all', label: 'See all' } },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const WithText: Story = { tags: ['!dev'], args: { text: 'Fresh in the windows since Monday.' } };
export const WithoutLink: Story = { tags: ['!dev'], args: { link: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Everything our merchants have brought back from their summer journeys',
    link: { href: '/', label: 'See each and every one of them' },
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { title: 'Les nouveautés de la semaine', link: { href: '/fr/products/all', label: 'Tout voir' } },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('link', { name: 'See all' })]);
  },
};
