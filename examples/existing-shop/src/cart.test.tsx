// @vitest-environment jsdom
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Cart as WithOwnMarkup } from './cart-step-1';
import { Cart as WithComponents } from './cart-step-2';
import { i18n } from './language';
import { pictures } from './shop';

afterEach(cleanup);

it.each([
  ['own markup', WithOwnMarkup],
  ['components', WithComponents],
])('the cart with %s follows its edits and the language', async (_, Cart) => {
  const page = (locale: string) => (
    <StorefrontTestProvider preset="guest-with-cart" locale={locale}>
      <Cart />
    </StorefrontTestProvider>
  );
  await i18n.changeLanguage('en');
  const { rerender } = render(page('en'));
  const total = await screen.findByText(/^Total \$/);
  const before = total.textContent;
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  await expect.poll(() => screen.getByText(/^Total \$/).textContent).not.toBe(before);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(before as string);

  await i18n.changeLanguage('fr');
  rerender(page('fr'));
  await screen.findByText(/^Total .*\$US|^Total .*\$/);
  await screen.findAllByRole('button', { name: /^Supprimer|^Retirer/ });
});

it('pictures come from the CDN in two sizes', () => {
  expect(pictures('/media/product/mug.svg', { use: 'card', width: 600, height: 750 })).toEqual({
    src: '/cdn-cgi/image/width=600,format=auto/media/product/mug.svg',
    srcSet: expect.stringContaining('width=300,format=auto/media/product/mug.svg 300w'),
  });
});
