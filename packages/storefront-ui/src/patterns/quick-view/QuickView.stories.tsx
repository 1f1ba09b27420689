import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Price } from '../../commerce/price/index.ts';
import { ProductGallery } from '../../commerce/product-gallery/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import { OverlayStory } from '../../story-data/frames.tsx';
import { still } from '../../story-data/pictures.ts';
import { QuickView } from './QuickView.tsx';

const pictures = [
  still('lamp', { hue: 48, alt: 'The lamp' }),
  still(['lamp', 'cup'], { hue: 200, alt: 'Beside a cup' }),
];

const meta = {
  title: 'Overlays/QuickView',
  component: QuickView,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Paper lamp',
    href: '/product/paper-lamp',
    gallery: <ProductGallery name="Paper lamp" pictures={pictures} />,
    summary: <Price price={{ now: '$36.00', was: '$48.00', percentOff: '25.00%' }} />,
    buyBox: <Button wide>Add to cart</Button>,
  },
  render: (args) => (
    <OverlayStory label="Quick view" open={args.open}>
      {(overlay) => <QuickView {...args} {...overlay} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof QuickView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Loading: Story = { args: { gallery: <Picture picture={pictures[0]} />, buyBox: undefined } };

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { name: 'Extraordinarily large handmade paper lamp with a dimmer and a very long cord' },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { name: 'Lampe en papier' },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Quick view' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Paper lamp' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
