import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/button/Button.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { still } from '../../story-data/pictures.ts';
import { CartGroup } from '../cart-group/CartGroup.tsx';
import { CartLine } from '../cart-line/CartLine.tsx';
import { Receipt } from '../receipt/Receipt.tsx';
import { CartPageLayout } from './CartPageLayout.tsx';

const meta = {
  title: 'Shop/Cart and checkout/CartPageLayout',
  component: CartPageLayout,
  args: {
    children: (
      <CartGroup
        merchant={{ name: 'Atelier Nord', href: '/merchant/merchant/home?id=1' }}
        selection="all"
        onCheckedChange={fn()}
      >
        <CartLine
          id={41}
          name="Paper lamp"
          href="/product/paper-lamp"
          picture={still('lamp', { hue: 48 })}
          attributes="Sand, large"
          unitPrice={{ now: '$36.00', was: '$48.00', percentOff: '25.00%' }}
          lineTotal="$72.00"
          quantity={2}
          stock={9}
          checked
          onQuantityChange={fn()}
          onCheckedChange={fn()}
          onRemove={fn()}
        />
      </CartGroup>
    ),
    receipt: (
      <Receipt
        rows={[
          { id: 'goods', label: 'Items', value: '$72.00' },
          { id: 'freight', label: 'Shipping', value: 'Free', tone: 'free' },
        ]}
        totalRow={{ label: 'Total', value: '$72.00' }}
      />
    ),
    actions: (
      <Button wide size="large">
        Buy now
      </Button>
    ),
    note: 'Coupons and points are settled at checkout.',
  },
} satisfies Meta<typeof CartPageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvasElement, userEvent }) {
    await tabThroughAll(userEvent, canvasElement);
  },
};

export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
