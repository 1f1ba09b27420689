import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ThemeScope } from '../../primitives/theme-scope/ThemeScope.tsx';
import { OverlayStory } from '../../story-data/frames.tsx';
import { nextKey, previousKey } from '../../story-data/keyboard.ts';
import { busyPicture, cup, darkPicture, still, vase } from '../../story-data/pictures.ts';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { longName } from '../../story-data/view-models.ts';
import { ProductLightbox } from './ProductLightbox.tsx';

const meta = {
  title: 'Shop/Products/ProductLightbox',
  component: ProductLightbox,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Round vase',
    pictures: [vase(250), cup(40), darkPicture],
    onIndexChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => (
    <OverlayStory label="Enlarge" open={args.open}>
      {(overlay) => <ProductLightbox {...args} {...overlay} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof ProductLightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };
export const OnePicture: Story = { tags: ['!dev'], args: { pictures: [busyPicture] } };
export const LongContent: Story = { tags: ['test', '!dev', '!autodocs'], args: { name: longName.repeat(2) } };

export const RightToLeft: Story = { tags: ['test', '!dev', '!autodocs'], beforeEach: rightToLeft };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };

const scaleOf = (image: Element) => new DOMMatrix(getComputedStyle(image).transform).a;

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, userEvent, step }) {
    const image = await screen.findByRole('img', { name: 'A round vase' });
    await step('plus and minus zoom, 0 resets the zoom', async () => {
      await userEvent.keyboard('++');
      await expect(scaleOf(image)).toBeCloseTo(2.25);
      await userEvent.keyboard('-');
      await expect(scaleOf(image)).toBeCloseTo(1.5);
      await userEvent.keyboard('0');
      await expect(scaleOf(image)).toBe(1);
    });
    await step('arrows show the next picture, and it starts without zoom', async () => {
      await userEvent.keyboard(`+${nextKey()}`);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
      await expect(scaleOf(await screen.findByRole('img', { name: 'A cup' }))).toBe(1);
      await expect(screen.getByRole('status')).toHaveTextContent('2');
      await userEvent.keyboard(previousKey() + previousKey());
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    });
  },
};
export const Magnifies: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ userEvent }) {
    const image = await screen.findByRole('img', { name: 'A round vase' });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await expect(scaleOf(image)).toBeGreaterThan(1);
    image.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    await expect(scaleOf(image)).toBeCloseTo(1.5 * 1.15);
    await userEvent.dblClick(image);
    await expect(scaleOf(image)).toBe(1);
    await userEvent.dblClick(image);
    await expect(scaleOf(image)).toBe(2);
  },
};
/** The whole picture is on the screen, whatever its size and shape. */
export const Fits: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    pictures: [
      still('vase', { hue: 250, width: 1440, height: 1800, alt: 'A tall vase' }),
      still('cup', { hue: 40, width: 2400, height: 1200, alt: 'A wide cup' }),
    ],
  },
  async play({ userEvent }) {
    for (const name of ['A tall vase', 'A wide cup']) {
      const image = await screen.findByRole<HTMLImageElement>('img', { name });
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
      const [box, stage] = [image, image.parentElement as Element].map((element) => element.getBoundingClientRect());
      const inside =
        box &&
        stage &&
        box.top >= stage.top &&
        box.bottom <= stage.bottom &&
        box.width <= stage.width &&
        box.height > 0;
      await expect({ name, inside, box, stage }).toMatchObject({ inside: true });
      await userEvent.keyboard(nextKey());
    }
  },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Enlarge' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Round vase' })).toBeVisible();
    await userEvent.keyboard('+{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('button', { name: 'Zoom out' })).toBeDisabled();
  },
};
export const ThemedInPortal: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <ThemeScope theme="dark">
      <ProductLightbox {...args} />
    </ThemeScope>
  ),
  async play() {
    await expect(getComputedStyle(await screen.findByRole('dialog')).colorScheme).toBe('dark');
  },
};
