import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Column, Row } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { busyPicture, darkPicture, missingPicture } from '../../story-data/pictures.ts';
import { longName, productCard } from '../../story-data/view-models.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'Shop/Products/ProductCard',
  component: ProductCard,
  args: productCard(),
  render: (args) => (
    <Column width={240}>
      <ProductCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const lowered = { now: '$36.00', was: '$48.00', percentOff: '25.00%' };
const actions = { onQuickAdd: fn(), onQuickView: fn() };

export const Basic: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Round vase');
    await expect(canvasElement.querySelectorAll('article, article :not(font)').length).toBeLessThanOrEqual(12);
  },
};

export const OnSale: Story = { args: { price: lowered } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      <Column width={240}>
        <ProductCard {...args} price={lowered} variant="full" freeShipping />
      </Column>
      <Column width={240}>
        <ProductCard {...args} price={lowered} variant="simple" freeShipping />
      </Column>
    </Row>
  ),
};

export const Marks: Story = {
  args: {
    ...actions,
    wish: { selected: true, onSelectedChange: fn() },
    compare: { onSelectedChange: fn(), onIntent: fn() },
  },
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from wish list: Round vase' }));
    await expect(args.wish?.onSelectedChange).toHaveBeenCalledWith(false);
    const compare = canvas.getByRole('button', { name: 'Compare: Round vase' });
    compare.focus();
    await expect(args.compare?.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.compare?.onSelectedChange).toHaveBeenCalledWith(true);
  },
};

export const QuickAddIsReachable: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: actions,
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent, step }) {
    await step('Tab goes to the card, to quick add, to quick view', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Quick add: Round vase' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard(' ');
    });
    await expect(args.onQuickAdd).toHaveBeenCalledOnce();
    await expect(args.onQuickView).toHaveBeenCalledOnce();
  },
};

/** Without JavaScript the form is submitted. With JavaScript the handler is called. */
export const QuickAddAsForm: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    onQuickAdd: fn(),
    onQuickView: undefined,
    quickAddForm: { action: '/cart/add', fields: { productId: '7', quantity: '1' } },
  },
  async play({ args, canvas, canvasElement, userEvent }) {
    const form = canvasElement.querySelector('form');
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ productId: '7', quantity: '1' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onQuickAdd).toHaveBeenCalledOnce();
  },
};

/** Hover loads the second picture, which appears when it is complete. */
export const SecondPictureUnderThePointer: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: actions,
  async play({ canvas, canvasElement, userEvent }) {
    const before = canvasElement.querySelectorAll('img').length;
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(canvasElement.querySelectorAll('img').length).toBe(before + 1));
  },
};

export const SoldOut: Story = {
  args: { ...actions, soldOut: true, price: lowered },
  globals: { locale: 'en' },
  async play({ canvas }) {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Quick add/ })).toBeNull();
  },
};

export const Partial: Story = { tags: ['!dev'], args: { picture: undefined, rating: undefined, sold: undefined } };

export const Pictures: Story = {
  args: { ...actions, price: lowered },
  render: (args) => (
    <Row>
      {[darkPicture, busyPicture, missingPicture].map((picture) => (
        <Column key={picture.alt} width={200}>
          <ProductCard {...args} picture={picture} />
        </Column>
      ))}
    </Row>
  ),
};

export const Loading: Story = {
  render: (args) => (
    <Row>
      <Column width={240}>
        <ProductCardSkeleton />
      </Column>
      <Column width={240}>
        <ProductCard {...args} />
      </Column>
    </Row>
  ),
  async play({ canvas, canvasElement }) {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(Math.abs((skeleton?.height ?? 0) - card.height)).toBeLessThan(1);
    await expect(skeleton?.width).toBe(card.width);
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    ...actions,
    name: longName,
    price: { now: '1 234 567,89 $', was: '2 345 678,90 $', percentOff: '47,37 %' },
    rating: { value: 4.5, count: '12 345' },
    sold: '1.2K',
    freeShipping: true,
  },
};

/** Half of a 320 px screen. */
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={138}>
      <ProductCard {...args} />
    </Column>
  ),
};

/** Tab moves through the link and both actions. Enter activates them. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { ...actions, onLinkClick: fn((event) => event.preventDefault()) },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLinkClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuickAdd).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuickView).toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<ProductCardProps>
      rows={{ variant: ['full', 'simple'], soldOut: [false, true] }}
      columns={{ price: [args.price, lowered], freeShipping: [false, true] }}
    >
      {(props) => (
        <Column width={200}>
          <ProductCard {...args} {...props} {...actions} />
        </Column>
      )}
    </PropMatrix>
  ),
};
