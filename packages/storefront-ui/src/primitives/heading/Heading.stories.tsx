import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Heading, type HeadingProps } from './Heading.tsx';

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { children: 'New in lighting' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['title4', 'title3', 'title2', 'title1', 'display'] as const;

export const Basic: Story = {};
export const Sizes: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Heading key={size} size={size}>
          {size}
        </Heading>
      ))}
    </>
  ),
};
/** The heading level and the size are independent: a small first-level heading. */
export const RankApartFromSize: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { headingLevel: 1, size: 'title4' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Lampes de table soufflées à la bouche et abat-jour en lin lavé', size: 'title1' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<HeadingProps> rows={{ size: sizes }}>
      {(props) => <Heading {...props}>New in lighting</Heading>}
    </PropMatrix>
  ),
};
