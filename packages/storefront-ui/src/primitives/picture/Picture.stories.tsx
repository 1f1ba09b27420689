import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../layout/index.ts';
import { stillLife } from '../story-pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { picture: stillLife(30) },
  decorators: [
    (Story) => (
      <Grid columns="four">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
export const Dark: Story = { args: { picture: stillLife(250, { mood: 'dark' }) } };
export const Busy: Story = { args: { picture: stillLife(120, { mood: 'busy' }) } };
export const Ratios: Story = {
  render: () => (
    <>
      {(['portrait', 'square', 'landscape', 'wide'] as const).map((ratio) => (
        <Picture key={ratio} ratio={ratio} picture={stillLife(200, { alt: ratio })} />
      ))}
    </>
  ),
};
export const Missing: Story = { args: { picture: undefined } };

/** The box keeps its size and says what the picture would have shown. */
export const Broken: Story = {
  args: { picture: { ...stillLife(30), src: 'data:image/png;base64,AAAA', alt: 'A vase on a table' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByText('A vase on a table')).toBeVisible();
  },
};
