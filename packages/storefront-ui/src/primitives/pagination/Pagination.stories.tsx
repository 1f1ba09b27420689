import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const hrefs = Array.from({ length: 12 }, (_, index) => `#page=${index + 1}`);
const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { label: 'Orders', page: 4, hrefs },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  async play({ canvas }) {
    // Phones don't show the numbers.
    await expect(canvas.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('4');
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '#page=5');
  },
};
export const FirstPage: Story = {
  tags: ['!dev'],
  args: { page: 1 },
};
export const LastPage: Story = {
  tags: ['!dev'],
  args: { page: 12 },
};
export const TwoPages: Story = {
  tags: ['!dev'],
  args: { page: 1, hrefs: hrefs.slice(0, 2) },
};
/** Shows nothing. */
export const Empty: Story = {
  tags: ['!dev'],
  args: { page: 1, hrefs: hrefs.slice(0, 1) },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { page: 1204, hrefs: Array.from({ length: 98_765 }, () => '#page') },
};
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  async play({ canvas }) {
    await expect(canvas.getByText('Page 4 of 12')).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Previous/ })).toHaveFocus();
    await userEvent.tab({ shift: false });
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
};
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<PaginationProps> rows={{ page: [1, 2, 6, 12] }}>
      {(props) => <Pagination {...args} {...props} label={`At page ${props.page}`} />}
    </PropMatrix>
  ),
};
