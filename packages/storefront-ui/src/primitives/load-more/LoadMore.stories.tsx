import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const hrefs = Array.from({ length: 9 }, (_, index) => `#page=${index + 1}`);
const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { shownCount: 20, totalCount: 168, page: 1, hrefs, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const BeforeScripts: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onLoadMore: undefined },
};
export const Pending: Story = {
  tags: ['!dev'],
  args: { pending: true },
};
export const LastPage: Story = {
  tags: ['!dev'],
  args: { shownCount: 168, page: 9 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

function Growing(props: LoadMoreProps) {
  const [page, setPage] = useState(8);
  return <LoadMore {...props} page={page} shownCount={page === 9 ? 168 : 160} onLoadMore={() => setPage(9)} />;
}
/** The button disappears with the last page, and the focus moves to the count. */
export const LoadsTheLastPage: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => <Growing {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { shownCount: 24_080, totalCount: 1_975_300, page: 1204, hrefs: Array.from({ length: 98_765 }, () => '#page') },
};
export const Matrix: Story = { tags: ['vrt', '!autodocs', '!dev'], args: { page: 5, pending: true } };
