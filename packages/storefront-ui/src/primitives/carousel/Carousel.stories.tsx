import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { still } from '../../story-data/pictures.ts';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { Picture } from '../picture/Picture.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slides = [
  { key: 'kitchen', name: 'Kitchen', hue: 75 },
  { key: 'garden', name: 'Garden', hue: 150 },
  { key: 'desk', name: 'Desk', hue: 270 },
].map(({ key, name, hue }) => ({
  key,
  name,
  content: <Picture picture={still('vase', { hue, width: 1200, height: 675, alt: name })} ratio="wide" />,
}));

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: { label: 'New arrivals', slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
export const OneSlide: Story = { tags: ['!dev'], args: { slides: slides.slice(0, 1) } };
export const WithoutAutoplay: Story = { tags: ['!dev'], args: { autoplay: false } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { autoplay: false },
  async play({ canvas, userEvent, step }) {
    const dot = (name: string) => canvas.getByRole('button', { name });
    await step('The next button shows the second slide', async () => {
      canvas.getByRole('button', { name: 'Next slide' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dot('Garden, Slide 2 of 3')).toHaveAttribute('aria-current', 'true'));
    });
    await step('A dot shows its slide', async () => {
      dot('Desk, Slide 3 of 3').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dot('Desk, Slide 3 of 3')).toHaveAttribute('aria-current', 'true'));
    });
  },
};

/** Touch and wheel scroll the slides, and the dots follow. */
export const ScrollsByHand: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { autoplay: false },
  async play({ canvas }) {
    const track = canvas.getByRole('group', { name: 'Desk, Slide 3 of 3' }).closest('ul');
    const forward = track?.matches(':dir(rtl)') ? -1 : 1;
    track?.scrollTo({ left: forward * 2 * track.clientWidth, behavior: 'instant' });
    const dot = canvas.getByRole('button', { name: 'Desk, Slide 3 of 3' });
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
  },
};

/** With reduced motion, the slides change only after pressing play. */
export const PausesAndPlays: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const standsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const names = standsStill ? ['Play slides', 'Pause slides'] : ['Pause slides', 'Play slides'];
    for (const name of [...names, ...names.slice(0, 1)]) {
      await userEvent.click(await canvas.findByRole('button', { name }));
    }
    await expect(canvas.getByRole('button', { name: names[1] ?? '' })).toBeVisible();
  },
};

/** The next slide is on the left, and the arrows are mirrored. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { autoplay: false },
  beforeEach: rightToLeft,
  async play({ canvas, userEvent }) {
    const [previous, next] = ['Previous slide', 'Next slide'].map((name) => canvas.getByRole('button', { name }));
    await expect(previous?.getBoundingClientRect().x).toBeGreaterThan(next?.getBoundingClientRect().x ?? 0);
    await expect(getComputedStyle(next?.querySelector('svg') ?? document.body).scale).toBe('-1 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Garden, Slide 2 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

const wordy = slides.map(({ key, name }) => ({
  key,
  name: `${name}, nouveautés de la saison et meilleures ventes de nos ateliers`,
  content: <p>{'Lampes-soufflées-à-la-bouche et abat-jour en lin lavé. '.repeat(6)}</p>,
}));

export const LongContent: Story = { tags: ['test', '!dev', '!autodocs'], args: { autoplay: false, slides: wordy } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<CarouselProps> rows={{ slides: [slides.slice(0, 1), slides] }}>
      {(props) => (
        <Column width={320}>
          <Carousel slides={[]} {...props} label={`${props.slides?.length} slides`} autoplay={false} />
        </Column>
      )}
    </PropMatrix>
  ),
};
