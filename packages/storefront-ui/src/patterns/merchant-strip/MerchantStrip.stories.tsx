import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { type StillObject, still } from '../../story-data/pictures.ts';
import { MerchantStrip } from './MerchantStrip.tsx';

const merchant = (name: string, meta: string, hue: number, objects: readonly StillObject[]) => ({
  id: name,
  merchant: { name, href: `/merchant/merchant/home?id=${encodeURIComponent(name)}` },
  meta,
  pictures: objects.map((object, index) => still(object, { hue: hue + index * 24, width: 400, height: 400 })),
});

const meta = {
  title: 'Navigation/MerchantStrip',
  component: MerchantStrip,
  args: {
    title: 'Along the street',
    link: { href: '/merchant/merchant_street', label: 'All merchants' },
    merchants: [
      merchant('Atelier Nord', 'Furniture · 4.8 of 5', 30, ['chair', 'lamp', 'vase']),
      merchant('Clay & Co', 'Ceramics · 4.9 of 5', 150, ['cup', 'vase', 'ball']),
      merchant('The Bag Room', 'Bags · 4.6 of 5', 330, ['bag', 'bag', 'ball']),
    ],
  },
} satisfies Meta<typeof MerchantStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Atelier Nord' })).toBeVisible();
  },
};

export const Partial: Story = {
  tags: ['!dev'],
  args: {
    merchants: meta.args.merchants.map((entry, index) => ({ ...entry, pictures: entry.pictures.slice(0, index) })),
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    merchants: meta.args.merchants.map((entry) => ({
      ...entry,
      merchant: {
        ...entry.merchant,
        name: `${entry.merchant.name} – handmade objects for the slow household since 1893`,
      },
    })),
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { title: 'Le long de la rue', link: { href: '/fr/merchant/merchant_street', label: 'Tous les marchands' } },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('link'));
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
