import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Card } from '../card/Card.tsx';
import { Grid, type GridProps } from './Grid.tsx';

const names = ['Shoes', 'Bags', 'Watches', 'Kitchen', 'Toys', 'Garden'];
const children = names.map((name) => <Card key={name}>{name}</Card>);

const meta = { title: 'Layout/Grid', component: Grid, args: { children } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Four: Story = { tags: ['!dev'], args: { columns: 'four' } };
/** Two columns on phones, six from 1024 px. */
export const ResponsiveColumns: Story = { args: { columns: { base: '2', large: '6' }, gap: '2' } };
export const AsList: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    as: 'ul',
    children: names.map((name) => (
      <Card key={name} as="li">
        {name}
      </Card>
    )),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    children: names.map((name) => <Card key={name}>{`${name}-et-accessoires-de-la-saison-prochaine `.repeat(3)}</Card>),
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<GridProps> rows={{ columns: ['two', 'three', 'four', 'products'], gap: ['1', 'gridGap'] }}>
      {(props) => <Grid {...props}>{children}</Grid>}
    </PropMatrix>
  ),
};
