import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Home & living',
    count: '128 products',
    text: 'Things for rooms one likes to come back to.',
    breadcrumbs: <Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Home & living' }]} />,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { actions: <Button variant="outline">Follow</Button> },
  async play({ canvasElement, userEvent }) {
    await tabThroughAll(userEvent, canvasElement);
  },
};
export const TitleOnly: Story = { tags: ['!dev'], args: { count: undefined, text: undefined, breadcrumbs: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { title: 'Extraordinarily comfortable handmade furniture for every room of the house' },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { title: 'Maison et art de vivre', count: '128 produits', text: 'Pour les pièces où l’on aime revenir.' },
};
