import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThrough } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Patterns/SectionHeading',
  component: SectionHeading,
  args: { title: 'New this week', link: { href: '/products/all', label: 'See all' } },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const WithText: Story = { args: { text: 'Fresh in the windows since Monday.' } };
export const WithoutLink: Story = { args: { link: undefined } };
export const LongContent: Story = {
  args: {
    title: 'Everything our merchants have brought back from their summer journeys',
    link: { href: '/', label: 'See each and every one of them' },
  },
};
export const French: Story = {
  globals: { locale: 'fr' },
  args: { title: 'Les nouveautés de la semaine', link: { href: '/fr/products/all', label: 'Tout voir' } },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
export const Keyboard: Story = {
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('link', { name: 'See all' })]);
  },
};
