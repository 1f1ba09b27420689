import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, checkOut, pages, receiveOrder, signedIn } from './page-story.tsx';
import { heardOn } from './screen-reader.ts';

/** What shoppers with a screen reader hear on the main journeys, word for word. */
const meta = { ...pages, title: 'Pages/Screen reader', tags: ['test', '!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const shirt = at('/product/linen-shirt', { sees: ['Linen shirt'] });
const cart = at('/order/shopping_cart', {
  ...signedIn,
  async before(shopper) {
    await checkOut(shopper);
    return undefined;
  },
  sees: ['Linen shirt', 'Subtotal'],
});
const checkout = at('/order/order_confirm', {
  ...signedIn,
  before: async (shopper) => `/order/order_confirm?preOrderNo=${await checkOut(shopper)}`,
  sees: [],
});

/** A live region is said as one text. */
const thanks =
  'Thank you, your order is paidEach merchant ships its part of the order. You can follow every parcel on the order page.';

export const FindProduct: Story = {
  ...at('/', { sees: ['Linen shirt'] }),
  play: async () => {
    const heard = await heardOn(async ({ find, press, hear, type }) => {
      await find('button, Search, not expanded, has popup dialog, key shortcuts /');
      await press();
      await hear('dialog, Search');
      await find('combobox, What are you looking for?, has popup listbox, not expanded, autocomplete in list');
      await type('shirt');
      await hear('polite: 1 suggestion');
      await find('option, Linen shirt $49.00, not selected, position 1, set size 1');
    });
    expect(heard).toEqual([
      'button, Search, not expanded, has popup dialog, key shortcuts /',
      'dialog, Search',
      'combobox, What are you looking for?, has popup listbox, not expanded, autocomplete in list',
      'polite: 1 suggestion',
      'option, Linen shirt $49.00, not selected, position 1, set size 1',
    ]);
  },
};

export const FilterList: Story = {
  ...at('/products/all', { sees: ['Paper lamp'] }),
  play: async () => {
    const heard = await heardOn(async ({ find, press, hear, read }) => {
      await find('heading, All products, level 1');
      await find('Availability and offers');
      await read('checkbox, On sale 1, not checked');
      await press();
      await hear('polite: 1 product');
      await find('link, Remove filter: On sale');
      await read('Lowest price in the 30 days before: $19.99');
    });
    expect(heard).toEqual([
      'heading, All products, level 1',
      'Availability and offers',
      'group, Availability and offers',
      'checkbox, In stock 10, not checked',
      'checkbox, Free shipping 10, not checked',
      'checkbox, On sale 1, not checked',
      'polite: 1 product',
      'link, Remove filter: On sale',
      'link, Clear all',
      'list, Products, not busy',
      'article, Paper lamp',
      '−25.00%',
      'link, Paper lamp',
      'Current price',
      '$36.00',
      'Original price',
      '$48.00',
      'Lowest price in the 30 days before: $19.99',
    ]);
  },
};

export const ChooseVariant: Story = {
  ...shirt,
  play: async () => {
    const heard = await heardOn(async ({ find, press, read }) => {
      await find('heading, Linen shirt, level 1');
      await read('radio, M, not checked, position 2, set size 2');
      await press();
      await read('button, Add to cart, add');
    });
    expect(heard).toEqual([
      'heading, Linen shirt, level 1',
      'link, 4.5 of 5 (2)',
      'image, 4.5 of 5 (2)',
      '12 sold',
      '$49.00',
      'Only 12 left',
      'group, SizeS',
      'radio, S, checked, position 1, set size 2',
      'radio, M, not checked, position 2, set size 2',
      'group, Quantity of Linen shirt',
      'button, Decrease quantity, disabled',
      'spinbutton, Quantity of Linen shirt, max value 12, min value 1, 1',
      'button, Increase quantity, not disabled',
      'button, Add to cart, add',
    ]);
  },
};

export const AddToCart: Story = {
  ...shirt,
  play: async () => {
    const heard = await heardOn(async ({ find, press, hear, read }) => {
      await find('button, Add to cart, add');
      await press();
      await hear('dialog, Shopping Cart');
      await hear('polite: Linen shirt was added to your cart');
      await read('link, View Cart');
    });
    expect(heard).toEqual([
      'button, Add to cart, add',
      'dialog, Shopping Cart',
      'polite: Linen shirt was added to your cart',
      'link, Linen shirt',
      'S',
      'group, Quantity of Linen shirt',
      'button, Decrease quantity, disabled',
      'spinbutton, Quantity of Linen shirt, max value 12, min value 1, 1',
      'button, Increase quantity, not disabled',
      'button, Remove Linen shirt',
      '$49.00',
      'Subtotal',
      '$49.00',
      'Shipping is calculated at checkout',
      'button, Buy now',
      'link, View Cart',
    ]);
  },
};

export const ChangeQuantity: Story = {
  ...cart,
  play: async () => {
    const heard = await heardOn(async ({ find, press, hear, read }) => {
      await find('heading, Shopping cart, level 1');
      await read('button, Increase quantity, not disabled');
      await press();
      await hear('polite: New total: $147.00');
      await read('button, Go to checkout');
    });
    expect(heard).toEqual([
      'heading, Shopping cart, level 1',
      'checkbox, Select all, checked',
      'region, Atelier Nord',
      'checkbox, Select everything from Atelier Nord, checked',
      'heading, Atelier Nord, level 2',
      'link, Atelier Nord',
      'checkbox, Select Linen shirt, checked',
      'link, Linen shirt',
      'S',
      '$49.00',
      'group, Quantity of Linen shirt',
      'button, Decrease quantity, not disabled',
      'spinbutton, Quantity of Linen shirt, max value 12, min value 1, 2',
      'button, Increase quantity, not disabled',
      'polite: New total: $147.00',
      'button, Remove Linen shirt',
      'Line total',
      '$147.00',
      'Subtotal, Atelier Nord',
      '$147.00',
      'complementary, Summary',
      'heading, Summary, level 2',
      'term',
      'Items',
      'definition',
      '3 items',
      'term',
      'Subtotal',
      'definition',
      '$147.00',
      'New total: $147.00',
      'group',
      'Promotion code',
      'button, Go to checkout',
    ]);
  },
};

export const EnterPromotionCode: Story = {
  ...cart,
  play: async ({ canvas }) => {
    const heard = await heardOn(async ({ find, press, hear, read, type }) => {
      await find('Promotion code');
      await press();
      await canvas.findByLabelText(/^Code/);
      await read('textbox, Code, required');
      await type('SUMMER');
      await read('button, Apply');
      await press();
      await hear('textbox, Code, SUMMER, Error: This code has expired, invalid, required');
    });
    expect(heard).toEqual([
      'Promotion code',
      'Code',
      'textbox, Code, required',
      'button, Apply',
      'textbox, Code, SUMMER, Error: This code has expired, invalid, required',
    ]);
  },
};

export const SignIn: Story = {
  ...at('/order/order_confirm?preOrderNo=1', { sees: ['Taking you to the sign-in page'] }),
  play: async () => {
    const heard = await heardOn(async ({ find, press, hear, read }) => {
      await find('main');
      await read('link, Sign in');
      await press();
      await hear('polite: Sign in · Promenade');
      await find('heading, Taking you to the sign-in page…, level 1');
    });
    expect(heard).toEqual([
      'main',
      'heading, Please sign in, level 1',
      'Sign in to see “Confirm your order”. We bring you right back.',
      'link, Sign in',
      'polite: Sign in · Promenade',
      'heading, Taking you to the sign-in page…, level 1',
    ]);
  },
};

export const ChangeAddress: Story = {
  ...checkout,
  play: async ({ canvas }) => {
    const heard = await heardOn(async ({ find, press, read }) => {
      await find('heading, Confirm your order, level 1');
      await read('button, Change');
      await press();
      await canvas.findAllByRole('radio', { name: /Ada Martin/ });
      await read('heading, 2 items, level 2');
    });
    expect(heard).toEqual([
      'heading, Confirm your order, level 1',
      'region, Delivery address',
      'heading, Delivery address, level 2',
      'button, Change',
      'group, Delivery address',
      'radio, Ada Martin, 1 Main Street, New York, NY 10001, United States, +1 555 0100 Default, checked, position 1, set size 1',
      'alert',
      'button, Deliver here',
      'button, Edit: Ada Martin, 1 Main Street',
      'button, Add an address',
      'region, 2 items',
      'heading, 2 items, level 2',
    ]);
  },
};

export const Pay: Story = {
  ...checkout,
  play: async () => {
    const heard = await heardOn(async ({ find, press, hear, read }) => {
      await find('heading, Payment, level 2');
      await read('button, Pay $98.00');
      await press();
      await hear('polite: Payment · Promenade');
      await hear(`polite: ${thanks}`);
      await find('main');
      await read('link, View order');
    });
    expect(heard).toEqual([
      'heading, Payment, level 2',
      'group, Payment method',
      'radio, Test payment, You won’t be charged. Test mode, checked, position 1, set size 1',
      'alert',
      'button, Pay $98.00',
      'polite: Payment · Promenade',
      `polite: ${thanks}`,
      'main',
      'heading, Thank you, your order is paid, level 1',
      'Each merchant ships its part of the order. You can follow every parcel on the order page.',
      'link, View order',
    ]);
  },
};

export const RefundStatus: Story = {
  ...at('/order/refund_detail', {
    ...signedIn,
    async before(shopper, operator) {
      await shopper.refunds.apply({ orderNo: await receiveOrder(shopper, operator), text: 'It arrived damaged' });
      const { list } = await shopper.refunds.list();
      return `/order/refund_detail?refundNo=${list[0]?.refundOrderNo}`;
    },
    sees: [/RE\d+/],
  }),
  play: async () => {
    const heard = await heardOn(async ({ find, read }) => {
      await find('heading, Refund RE1007, level 1');
      await read('heading, Items, level 2');
    });
    expect(heard).toEqual([
      'heading, Refund RE1007, level 1',
      'Under review',
      'The merchant is reviewing your request',
      'Atelier Nord is looking at your request. You don’t have to do anything for now.',
      'button, Withdraw request',
      'list, Progress of the refund',
      'Requested',
      ', current',
      'time',
      'January 15, 2026 at 12:00 PM',
      'Accepted by the merchant',
      ', upcoming',
      'Money returned',
      ', upcoming',
      'heading, Items, level 2',
    ]);
  },
};
