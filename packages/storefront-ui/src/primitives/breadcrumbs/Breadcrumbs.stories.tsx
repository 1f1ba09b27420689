import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    trail: [
      { name: 'Home', href: '/' },
      { name: 'Kitchen', href: '/collections/kitchen' },
      { name: 'Pans', href: '/collections/pans' },
      { name: 'Cast-iron pan' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const LongContent: Story = {
  args: {
    trail: [
      { name: 'Accueil', href: '/' },
      { name: 'Maison et décoration', href: '/collections/maison' },
      { name: 'Ustensiles de cuisson et de pâtisserie', href: '/collections/ustensiles' },
      { name: 'Poêle en fonte à revêtement émaillé, 28 centimètres' },
    ],
  },
};
