import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { busyPicture, darkPicture, missingPicture, vase } from '../../story-data/pictures.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { Grid } from '../layout/index.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
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
export const Dark: Story = { args: { picture: darkPicture } };
export const Busy: Story = { args: { picture: busyPicture } };
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

/** The box keeps its size and says what the picture would have shown. */
export const Broken: Story = {
  args: { picture: missingPicture },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByText(missingPicture.alt)).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { picture: { ...missingPicture, alt: 'Lampe-de-table-en-verre-soufflé-à-la-bouche avec un abat-jour en lin' } },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };

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
