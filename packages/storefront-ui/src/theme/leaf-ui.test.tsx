import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs, TextLink } from '../index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { Price, Rating, StockLabel } from '../shop/index.ts';
import { UiProvider } from './UiProvider.tsx';

const lowered = { now: '$36.00', was: '$48.00', lowest: '$40.00' };
const parts = (
  <>
    <Price price={lowered} unconfirmed />
    <Rating value={4.5} />
    <Rating value={4.5} count="120" />
    <StockLabel availability={{ kind: 'in-stock' }} />
    <StockLabel availability={{ kind: 'low', left: 3 }} />
    <StockLabel availability={{ kind: 'sold-out' }} />
    <Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Lamps' }]} />
    <TextLink href="/lamps">Lamps</TextLink>
  </>
);

describe('a price, a rating, the stock, breadcrumbs and a link', () => {
  it('have the same English words with and without a provider', () => {
    const inside = renderToString(
      <UiProvider strings={en} locale="en">
        {parts}
      </UiProvider>,
    );
    expect(renderToString(parts)).toBe(inside);
    expect(inside).toContain('Lowest price in the 30 days before: $40.00');
  });

  it('use the words of the provider around them', () => {
    const page = renderToString(
      <UiProvider strings={fr} locale="fr">
        {parts}
      </UiProvider>,
    );
    for (const word of ['In stock', 'Sold out', 'Current price', 'Breadcrumb"']) expect(page).not.toContain(word);
  });
});
