import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/Button.tsx';
import { TextLink } from '../../primitives/text-link/TextLink.tsx';
import { brokenWords } from '../../story-data/broken-words.ts';
import { Column, Row } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { CouponCard, type CouponCardState } from './CouponCard.tsx';

const meta = {
  title: 'Shop/Cart and checkout/CouponCard',
  component: CouponCard,
  args: {
    name: 'Spring coupon',
    value: '$5.00',
    minimum: '$50.00',
    kind: 'general',
    validFrom: { text: 'March 1, 2026', iso: '2026-03-01' },
    validUntil: { text: 'March 31, 2026', iso: '2026-03-31' },
    state: 'open',
    onReceive: fn(),
  },
  render: (args) => (
    <Column width={360}>
      <CouponCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Spring coupon');
    await userEvent.click(canvas.getByRole('button', { name: 'Get coupon: Spring coupon' }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};

/** The button stays until the claim is confirmed. Then the focus moves to its replacement. */
export const Pending: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  render: function Receiving(args) {
    const [state, setState] = useState<'open' | 'pending' | 'received'>('open');
    return (
      <Column width={360}>
        <CouponCard
          {...args}
          state={state === 'received' ? 'received' : 'open'}
          pending={state === 'pending'}
          onReceive={() => setState('pending')}
        />
        <Button variant="ghost" onClick={() => setState('received')}>
          Confirm
        </Button>
      </Column>
    );
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Get coupon: Spring coupon' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    canvas.getByRole('button', { name: 'Confirm' }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Received'));
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
export const Received: Story = { args: { state: 'received' } };
export const SoldOut: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  args: { state: 'sold-out' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('None left');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A claimed coupon links to its products. */
export const WithAction: Story = {
  args: { state: 'usable', actions: <TextLink href="/products/all">Shop now</TextLink> },
};
export const Failed: Story = { args: { error: 'The coupon could not be received. Try again.' } };
export const ValidForDays: Story = { tags: ['!dev'], args: { validFrom: undefined, validUntil: undefined, days: 14 } };
export const AnyOrder: Story = { tags: ['!dev'], args: { minimum: undefined, validFrom: undefined } };
export const ForSomeProducts: Story = { tags: ['!dev'], args: { kind: 'goods' } };
export const OfOneMerchant: Story = { tags: ['!dev'], args: { merchantName: 'Atelier Marais' } };
export const ForSomeCategories: Story = { tags: ['!dev'], args: { kind: 'category' } };

const states: readonly CouponCardState[] = [
  'open',
  'received',
  'sold-out',
  'not-yet',
  'over',
  'disabled',
  'usable',
  'used',
  'expired',
  'not-started',
];
export const Matrix: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Row>
      {states.map((state) => (
        <Column key={state} width={320}>
          <CouponCard {...args} state={state} />
        </Column>
      ))}
    </Row>
  ),
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    name: 'Remise de bienvenue sur toutes les commandes de la collection automne-hiver',
    value: '1 234 567,89 $',
    minimum: '12 345 678,90 $',
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <CouponCard {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(brokenWords(canvas.getByRole('article'))).toEqual([]);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('button')]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};
