import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

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

/** The home page stands at the right. */
export const RightToLeft: Story = {
  beforeEach: rightToLeft,
  async play({ canvas }) {
    const [home, next] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(home?.left).toBeGreaterThanOrEqual(next?.right ?? Number.NaN);
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
/** The page itself is no link. */
export const Keyboard: Story = {
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
