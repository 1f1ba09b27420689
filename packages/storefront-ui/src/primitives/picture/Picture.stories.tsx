import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { busyPicture, darkPicture, missingPicture, vase } from '../../story-data/pictures.ts';
import { Grid } from '../layout/Grid.tsx';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: { picture: vase(30) },
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

export const Basic: Story = {};
export const Dark: Story = { tags: ['!dev'], args: { picture: darkPicture } };
export const Busy: Story = { tags: ['!dev'], args: { picture: busyPicture } };
export const Ratios: Story = {
  render: () => (
    <>
      {(['portrait', 'square', 'landscape', 'wide'] as const).map((ratio) => (
        <Picture key={ratio} ratio={ratio} picture={{ ...vase(200), alt: ratio }} />
      ))}
    </>
  ),
};
export const Missing: Story = { args: { picture: undefined } };

/** A broken picture keeps its size and shows its alternative text. */
export const Broken: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { picture: missingPicture },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByText(missingPicture.alt)).toBeVisible();
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { picture: { ...missingPicture, alt: 'Lampe-de-table-en-verre-soufflé-à-la-bouche avec un abat-jour en lin' } },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <>
      {[vase(30), undefined].flatMap((picture, index) =>
        (['portrait', 'square', 'landscape', 'wide'] as const).map((ratio) => (
          <Picture key={`${ratio} ${index}`} ratio={ratio} picture={picture} />
        )),
      )}
    </>
  ),
};
