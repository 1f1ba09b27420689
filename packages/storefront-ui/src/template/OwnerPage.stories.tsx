import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { demoSource, storyAddresses, storyCss } from '../story-data/template-source.ts';
import { screenOf } from '../story-data/viewports.ts';
import { OwnerPage } from './OwnerPage.tsx';

const written = (html: string) => ({ html, css: [{ href: '/owner.css', text: storyCss }] });
const onRun = fn();

const productList = `<section data-pm-products="index" data-pm-limit="4">
  <h2>In the window</h2>
  <ul class="grid">
    <li data-pm-row>
      <a data-pm-link><img data-pm-field="image" alt=""><span data-pm-field="name"></span></a>
      <p><span data-pm-field="price"></span> <s data-pm-field="was"></s></p>
      <p data-pm-if="freeShipping">Free shipping</p>
      <button class="button" type="button" data-pm-add>Add to cart</button>
    </li>
  </ul>
  <p data-pm-empty>Nothing here yet.</p>
  <p data-pm-failed>This could not be loaded. <button class="button" type="button" data-pm-retry>Try again</button></p>
  <button class="button" type="button" data-pm-more>Show more</button>
</section>`;

const cart = `<section data-pm-cart>
  <h2>Cart</h2>
  <div class="bar" data-pm-row>
    <a data-pm-link data-pm-field="name"></a>
    <button class="button" type="button" data-pm-minus aria-label="One less">−</button>
    <input class="field" data-pm-quantity type="number" min="1" aria-label="Quantity">
    <button class="button" type="button" data-pm-plus aria-label="One more">+</button>
    <span data-pm-field="total"></span>
    <button class="button" type="button" data-pm-delete>Remove</button>
  </div>
  <p data-pm-empty>The cart is empty.</p>
  <p>Subtotal <b data-pm-field="subtotal"></b></p>
</section>`;

const visitor = `<div class="bar">
  <button class="button" type="button" data-pm-login>Sign in</button>
  <button class="button" type="button" data-pm-signup>Create an account</button>
  <span data-pm-user>Hello <b data-pm-field="name"></b></span>
  <button class="button" type="button" data-pm-open="cart">Cart (<span data-pm-count></span>)</button>
  <button class="button" type="button" data-pm-open="menu">Menu</button>
</div>`;

const forms = `<form class="bar" data-pm-search><label for="story-words">Search</label><input class="field" id="story-words" name="title" type="search"><button class="button">Find</button></form>
<form class="bar" data-pm-newsletter><label for="story-email">Email</label><input class="field" id="story-email" name="email" type="email"><button class="button">Subscribe</button><p data-pm-message></p></form>
<form class="bar" data-pm-buy="12"><label for="story-colour">Colour</label><select class="field" id="story-colour" name="sku"><option>Sand</option><option>Ink</option></select>
<label for="story-quantity">Quantity</label><input class="field" id="story-quantity" name="quantity" type="number" min="1" value="1">
<button class="button">Buy now</button><button class="button" type="button" data-pm-add>Add to cart</button></form>`;

const reviews = `<section data-pm-reviews="12" data-pm-limit="2"><h2>Reviews</h2>
<article data-pm-row><p>★ <span data-pm-field="rating"></span></p><p data-pm-field="comment"></p><p><span data-pm-field="author"></span>, <span data-pm-field="date"></span></p></article>
<button class="button" type="button" data-pm-more>Read more</button></section>`;

const meta = {
  title: 'Content/OwnerPage',
  component: OwnerPage,
  parameters: { argsHaveState: true },
  args: {
    content: written(`<h1>A page of our own</h1><p>Written by the owner.</p>${productList}`),
    source: demoSource(),
    addresses: storyAddresses,
  },
} satisfies Meta<typeof OwnerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shadow root of the page after its content has loaded. */
async function rootIn(canvasElement: HTMLElement): Promise<ShadowRoot> {
  const find = () => [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  await waitFor(() => expect(find()?.childElementCount).toBeGreaterThan(0));
  return find() as ShadowRoot;
}
const all = (root: ShadowRoot, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const one = (root: ShadowRoot, selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
const keys = (root: ShadowRoot) => all(root, '[data-pm-key]');

export const Basic: Story = {};

/** The first page replaces the row template. The last page removes the button. */
export const ProductList: Story = {
  args: { content: written(productList), source: demoSource({ onRun }) },
  async play({ canvasElement }) {
    const root = await rootIn(canvasElement);
    await waitFor(() => expect(keys(root)).toHaveLength(4));
    await expect(all(root, '[data-pm-row]:not([data-pm-key])')).toHaveLength(0);
    const more = one(root, '[data-pm-more]');
    more.focus();
    await userEvent.click(more);
    await waitFor(() => expect(keys(root)).toHaveLength(7));
    await expect(more.isConnected).toBe(false);
    await expect(root.activeElement?.closest('[data-pm-key]')).toBe(keys(root)[4]);
    await userEvent.click(one(root, '[data-pm-add]'));
    await expect(onRun).toHaveBeenLastCalledWith('add', 0);
    await userEvent.click(one(root, '[data-pm-link]'));
    await expect(onRun).toHaveBeenLastCalledWith('follow', '/product/0');
  },
};
export const EmptyList: Story = {
  tags: ['!dev'],
  args: { content: written(productList), source: demoSource({ products: 0 }) },
};
/** A failed page can be retried, and loaded rows stay. */
export const FailedList: Story = {
  args: { content: written(productList), source: demoSource({ failures: 1 }) },
  async play({ canvasElement }) {
    const root = await rootIn(canvasElement);
    const retry = one(root, '[data-pm-retry]');
    await waitFor(() => expect(retry.checkVisibility()).toBe(true));
    await userEvent.click(retry);
    await waitFor(() => expect(keys(root)).toHaveLength(4));
    await expect(retry.checkVisibility()).toBe(false);
  },
};
/** Lines keep their elements while others change, so the focus stays. */
export const Cart: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { content: written(cart), source: demoSource() },
  async play({ canvasElement }) {
    const root = await rootIn(canvasElement);
    await waitFor(() => expect(keys(root)).toHaveLength(2));
    const [first, second] = keys(root);
    await expect(one(root, '[data-pm-minus]').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(one(root, '[data-pm-plus]'));
    await expect(one(root, '[data-pm-quantity]')).toHaveValue(2);
    await expect(one(root, '[data-pm-field="subtotal"]').textContent).toBe('$80.00');
    await userEvent.click(second?.querySelector('[data-pm-delete]') as Element);
    await expect(keys(root)).toEqual([first]);
    await userEvent.click(one(root, '[data-pm-delete]'));
    await expect(one(root, '[data-pm-empty]').checkVisibility()).toBe(true);
  },
};
export const Guest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { content: written(visitor), source: demoSource({ onRun }) },
  async play({ canvasElement }) {
    const root = await rootIn(canvasElement);
    await waitFor(() => expect(one(root, '[data-pm-count]').textContent).toBe('3'));
    await expect(one(root, '[data-pm-user]').checkVisibility()).toBe(false);
    await userEvent.click(one(root, '[data-pm-login]'));
    await expect(onRun).toHaveBeenLastCalledWith('login', { login: '' }, {});
    await userEvent.click(one(root, '[data-pm-open="menu"]'));
    await expect(onRun).toHaveBeenLastCalledWith('open', { open: 'menu' }, {});
  },
};
export const SignedIn: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { content: written(visitor), source: demoSource({ visitor: 'user', onRun }) },
  async play({ canvasElement }) {
    const root = await rootIn(canvasElement);
    const user = one(root, '[data-pm-user]');
    await waitFor(() => expect(user.textContent).toBe('Hello Ada'));
    await expect(one(root, '[data-pm-login]').checkVisibility()).toBe(false);
    user.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRun).toHaveBeenLastCalledWith('account', {}, {});
  },
};
export const Forms: Story = {
  args: { content: written(forms), source: demoSource({ onRun }) },
  async play({ canvasElement }) {
    const root = await rootIn(canvasElement);
    const [search, letter, buy] = all(root, 'form');
    const [, ...rest] = [0, search, letter, buy].map((form) =>
      form ? (form as HTMLElement).querySelector<HTMLElement>('button:not([type])') : null,
    );
    const [find, subscribe, buyNow] = rest as HTMLElement[];
    await userEvent.type(one(root, '#story-words'), 'lamp');
    await userEvent.click(find as HTMLElement);
    await expect(onRun).toHaveBeenLastCalledWith('search', { search: '' }, { title: 'lamp' });
    await userEvent.click(subscribe as HTMLElement);
    const message = one(root, '[data-pm-message]');
    await waitFor(() => expect(message.textContent).toBe('Please enter your email address.'));
    await expect(message.getAttribute('role')).toBe('status');
    await userEvent.selectOptions(one(root, '#story-colour'), 'Ink');
    await userEvent.click(buyNow as HTMLElement);
    await expect(onRun).toHaveBeenLastCalledWith('buy', { buy: '12' }, { sku: 'Ink', quantity: '1' });
    await userEvent.click(one(root, '[data-pm-add]'));
    await expect(onRun).toHaveBeenLastCalledWith('add', { buy: '12' }, { sku: 'Ink', quantity: '1' });
  },
};
export const Reviews: Story = { tags: ['!dev'], args: { content: written(reviews) } };
/** Scripts and styles of a hostile page have no effect outside its container. */
export const Hostile: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    content: {
      html: '<p class="cover">Pay here</p><script>document.title="taken"</script><img src="https://evil.example/a.png" onerror="alert(1)" alt="">',
      css: [{ href: '/x.css', text: '.cover{position:fixed;inset:0;z-index:9999;background:red} body{display:none}' }],
    },
    fallback: 'The shop’s own page',
  },
  render: (args) => (
    <>
      <OwnerPage {...args} />
      <button type="button">Pay</button>
    </>
  ),
  async play({ canvas, canvasElement }) {
    const root = await rootIn(canvasElement);
    await expect(root.querySelector('script, [onerror], [src]')).toBeNull();
    const pay = canvas.getByRole('button', { name: 'Pay' });
    const { left, top, width, height } = pay.getBoundingClientRect();
    await expect(pay).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  },
};
/** An empty page falls back to the shop’s own page. */
export const Fallback: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { content: { html: '<script>1</script>', css: [] }, fallback: <p>The shop’s own page</p>, onError: fn() },
  async play({ canvas }) {
    await expect(await canvas.findByText('The shop’s own page')).toBeVisible();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    content: written(
      `<h2>${'Kundenzufriedenheitsversprechen'.repeat(6)}</h2><p>${'Retours gratuits. '.repeat(80)}</p>`,
    ),
  },
};
export const Narrow: Story = {
  ...ProductList,
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {},
  globals: screenOf('phone'),
};
