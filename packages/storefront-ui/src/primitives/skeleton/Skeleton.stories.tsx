import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** A skeleton around its content has the size of the content. */
export const TakesTheSizeOfItsContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <Stack gap="2" align="start">
      <Button>Add to cart</Button>
      <Skeleton>
        <Button>Add to cart</Button>
      </Skeleton>
    </Stack>
  ),
  async play({ canvasElement }) {
    const [real, unseen] = canvasElement.querySelectorAll('button');
    const box = (element: Element | undefined) => element?.getBoundingClientRect().width;
    await expect(box(unseen?.parentElement ?? undefined)).toBe(box(real));
  },
};
export const Paragraph: Story = {
  render: () => (
    <Stack gap="1">
      <Skeleton width="medium" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </Stack>
  ),
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<SkeletonProps>
      rows={{ shape: ['text', 'block', 'portrait', 'square', 'circle'] }}
      columns={{ width: ['full', 'long', 'medium', 'short'] }}
    >
      {(props) => (
        <Column width={140}>
          <Skeleton {...props} />
        </Column>
      )}
    </PropMatrix>
  ),
};
