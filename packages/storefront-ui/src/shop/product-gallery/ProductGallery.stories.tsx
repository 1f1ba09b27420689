import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { nextKey, previousKey } from '../../story-data/keyboard.ts';
import { busyPicture, cup, darkPicture, lamp, missingPicture, vase } from '../../story-data/pictures.ts';
import { GalleryVideo } from './GalleryVideo.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const meta = {
  title: 'Shop/Products/ProductGallery',
  component: ProductGallery,
  args: { name: 'Round vase', pictures: [vase(250), lamp(250), cup(250), darkPicture], onIndexChange: fn() },
  render: (args) => (
    <Column width={480}>
      <ProductGallery {...args} />
    </Column>
  ),
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent, step }) {
    const track = canvas.getByRole('list');
    await step('Arrow keys move from picture to picture', async () => {
      await userEvent.tab();
      await expect(track).toHaveFocus();
      await userEvent.keyboard(nextKey() + nextKey() + previousKey());
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    });
    await step('Thumbnails are buttons, and the current one is marked', async () => {
      const last = canvas.getByRole('button', { name: 'Show picture 4 of 4' });
      await userEvent.click(last);
      await expect(last).toHaveAttribute('aria-current', 'true');
      await waitFor(() => expect(Math.abs(Math.round(track.scrollLeft / track.clientWidth))).toBe(3));
    });
  },
};

/** The picture of the selected variant. */
export const FollowsTheVariant: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { index: 2 },
  async play({ canvas }) {
    const track = canvas.getByRole('list');
    await waitFor(() => expect(Math.abs(Math.round(track.scrollLeft / track.clientWidth))).toBe(2));
  },
};

export const Enlarges: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onEnlarge: fn() },
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 2 of 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture 2' }));
    await expect(args.onEnlarge).toHaveBeenCalledWith(1);
  },
};
/** The video never starts automatically. */
export const WithVideo: Story = {
  args: {
    video: <GalleryVideo name="Round vase" src="data:video/mp4," poster={vase(20).src} />,
    onEnlarge: fn(),
  },
  globals: { locale: 'en' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Video of Round vase' }));
    await expect(canvas.queryByRole('button', { name: /Enlarge/ })).toBeNull();
    await expect(canvas.getByLabelText('Video of Round vase', { selector: 'video' })).toHaveProperty('paused', true);
  },
};
export const OnePicture: Story = { tags: ['!dev'], args: { pictures: [vase(20)] } };
export const Empty: Story = { tags: ['!dev'], args: { pictures: [] } };
export const Pictures: Story = { tags: ['!dev'], args: { pictures: [busyPicture, missingPicture, darkPicture] } };

export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <ProductGallery {...args} />
    </Column>
  ),
};
