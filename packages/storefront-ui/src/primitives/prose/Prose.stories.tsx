import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Prose } from './Prose.tsx';

const text = (
  <>
    <h2>Returns</h2>
    <p>
      You have <strong>30 days</strong> to change your mind. Read <a href="#terms">the terms</a> or press{' '}
      <kbd>Ctrl</kbd> <code>P</code> to print this page.
    </p>
    <h3>How it works</h3>
    <ol>
      <li>Pack the piece as it came.</li>
      <li>Print the label.</li>
    </ol>
    <ul>
      <li>Free from any post office</li>
      <li>Refunded within five days</li>
    </ul>
    <blockquote>The easiest return I have had. — Ada</blockquote>
    <table>
      <thead>
        <tr>
          <th>Country</th>
          <th>Days</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>France</td>
          <td>2 to 3</td>
        </tr>
        <tr>
          <td>Canada</td>
          <td>5 to 8</td>
        </tr>
      </tbody>
    </table>
    <pre>RETURN-2026-0042</pre>
  </>
);
const meta = { title: 'Content/Prose', component: Prose, args: { children: text } } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
/** Components inside look the same as outside, and text outside doesn’t change. */
export const KeepsToItself: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <>
      <Stack as="ul" direction="row" gap="2">
        <li>Outside</li>
      </Stack>
      <Prose>
        <p>
          <Badge>Inside</Badge>
        </p>
        <Stack as="ul" direction="row" gap="2">
          <li>Listed inside</li>
        </Stack>
        <Button href="#shop">Keep shopping</Button>
      </Prose>
      <p>After</p>
    </>
  ),
  async play({ canvas }) {
    for (const list of canvas.getAllByRole('list')) await expect(getComputedStyle(list).listStyleType).toBe('none');
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('none');
    await expect(getComputedStyle(canvas.getByText('After')).marginBlockEnd).toBe('0px');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: <p>{'Retours-gratuits-pendant-trente-jours-ouvrés '.repeat(20)}</p> },
};

export const Matrix: Story = { tags: ['vrt', 'rtl', '!autodocs', '!dev'] };
