import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { Rating, type RatingProps } from './Rating.tsx';

const meta = {
  title: 'Shop/Products/Rating',
  component: Rating,
  args: { value: 4.5, count: '120' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  globals: { locale: 'en' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('4.5 of 5 (120)');
  },
};

export const HalfSteps: Story = {
  tags: ['!dev'],
  render: () => (
    <Row gap={12}>
      {[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Rating {...args} size="small" />
      <Rating {...args} size="medium" />
    </Row>
  ),
};

export const WithoutCount: Story = { tags: ['!dev'], args: { count: undefined } };

export const OwnWords: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 5, count: undefined, label: 'Everyone gave five stars' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Everyone gave five stars');
  },
};

/** Stars fill from the right. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvasElement }) {
    const rating = canvasElement.querySelector('[data-halves]');
    await expect(rating && getComputedStyle(rating, '::before').scale).toBe('-1 1');
  },
};
export const LongContent: Story = { tags: ['test', '!dev', '!autodocs'], args: { value: 5, count: '1 234 567' } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<RatingProps>
      rows={{ value: [0, 0.5, 2.5, 4.5, 5] }}
      columns={{ size: ['small', 'medium'], count: [undefined, '120'] }}
    >
      {(props) => <Rating value={0} {...props} />}
    </PropMatrix>
  ),
};
