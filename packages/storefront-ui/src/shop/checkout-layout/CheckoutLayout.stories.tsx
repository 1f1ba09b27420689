import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/Button.tsx';
import { TextArea } from '../../primitives/field/TextArea.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { Receipt } from '../receipt/Receipt.tsx';
import { CheckoutLayout, CheckoutSection } from './CheckoutLayout.tsx';

const sections = (error?: string) => (
  <>
    <CheckoutSection
      title="Shipping address"
      actions={
        <Button variant="ghost" size="small">
          Change
        </Button>
      }
    >
      <p>Ada Martin, 12 Harbour Street, Portland, Oregon 97201, United States</p>
    </CheckoutSection>
    <CheckoutSection title="Items from Atelier Nord" error={error}>
      <p>2 × Paper lamp, sand, large</p>
    </CheckoutSection>
    <CheckoutSection title="Note to the merchants">
      <TextArea label="Note" rows={3} />
    </CheckoutSection>
  </>
);

const meta = {
  title: 'Shop/Cart and checkout/CheckoutLayout',
  component: CheckoutLayout,
  args: {
    children: sections(),
    total: '$67.00',
    summary: (
      <Receipt
        rows={[
          { id: 'goods', label: 'Items', value: '$72.00' },
          { id: 'freight', label: 'Shipping', value: 'Free', tone: 'free' },
          { id: 'coupon', label: 'Coupon', value: '−$5.00', tone: 'saving' },
        ]}
        totalRow={{ label: 'Total', value: '$67.00' }}
      />
    ),
    submit: (
      <Button size="large" wide>
        Pay $67.00
      </Button>
    ),
  },
} satisfies Meta<typeof CheckoutLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };

export const Wide: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('desktop'),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Order summary' })).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
    await expect(canvas.getByText('Coupon')).toBeVisible();
  },
};
export const OpensOnASmallScreen: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('$67.00', { selector: 'summary *' }));
    await expect(canvas.getByText('Coupon')).toBeVisible();
  },
};
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const SectionFailing: Story = {
  tags: ['!dev'],
  args: { children: sections('Paper lamp has just been sold out. Remove it to go on.') },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('sold out');
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
