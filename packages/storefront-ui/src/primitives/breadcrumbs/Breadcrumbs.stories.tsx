import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
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
  tags: ['test', '!dev', '!autodocs'],
  args: {
    trail: [
      { name: 'Accueil', href: '/' },
      { name: 'Maison et décoration', href: '/collections/maison' },
      { name: 'Ustensiles de cuisson et de pâtisserie', href: '/collections/ustensiles' },
      { name: 'Poêle en fonte à revêtement émaillé, 28 centimètres' },
    ],
  },
};

/** The home page is on the right. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvas }) {
    const [home, next] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(home?.left).toBeGreaterThanOrEqual(next?.right ?? Number.NaN);
  },
};

/** The current page is not a link. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('link'));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: ({ trail }) => (
    <PropMatrix<BreadcrumbsProps> rows={{ trail: [trail.slice(0, 1), trail.slice(0, 2), trail] }}>
      {(props) => <Breadcrumbs trail={[]} {...props} aria-label={`Path of ${props.trail?.length}`} />}
    </PropMatrix>
  ),
};
