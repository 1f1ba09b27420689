import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inFrench, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Home: Story = at('/', { sees: ['Things worth a detour', 'New this week', 'Felt ball'] });
export const HomeOfAnEmptyShop: Story = at('/', { scenario: 'empty', sees: ['© 2026 Promenade'] });
export const HomeSlow: Story = at('/', { scenario: 'slow', sees: ['Things worth a detour'] });
export const HomeInFrench: Story = {
  ...inFrench(Home, ['Nouveautés de la semaine']),
  tags: ['test', '!dev'],
};
