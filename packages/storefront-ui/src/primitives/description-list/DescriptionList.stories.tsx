import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { screenOf } from '../../story-data/viewports.ts';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';

const rows = [
  { term: 'Material', value: 'Mouth-blown glass, brass' },
  { term: 'Height', value: '42 cm' },
  { term: 'Made in', value: 'Portugal' },
];
const meta = {
  title: 'Content/DescriptionList',
  component: DescriptionList,
  args: { rows },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};
export const Lines: Story = { args: { variant: 'lines' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    rows: [
      { term: 'Conditions-de-livraison-et-de-retour-des-articles', value: 'Livraison-offerte-dès-39-€ '.repeat(8) },
    ],
  },
};
/** Values are below their terms. */
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const term = canvas.getByText('Material').getBoundingClientRect();
    await expect(canvas.getByText(/Mouth-blown/).getBoundingClientRect().top).toBeGreaterThanOrEqual(term.bottom);
  },
};
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<DescriptionListProps> rows={{ variant: ['plain', 'lines'] }}>
      {(props) => <DescriptionList {...props} rows={rows} />}
    </PropMatrix>
  ),
};
