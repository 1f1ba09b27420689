import { UiBaseProvider } from '@promenade/storefront-ui';
import { OrderStatus } from '@promenade/storefront-ui/shop';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadCatalogue, loadWords } from './catalogue.ts';
import { MoreWords, TextsProvider, useText } from './texts.tsx';

function Page() {
  const text = useText('account');
  return `${text('nav.home')}, ${text('addresses.title')}`;
}

it('returns the texts of a folder and those of every page', async () => {
  const [{ messages, uiStrings }, words] = await Promise.all([loadCatalogue('fr'), loadWords(['account'], 'fr')]);
  const page = (
    <TextsProvider locale="fr" words={messages}>
      <UiBaseProvider strings={uiStrings} locale="fr">
        <MoreWords words={words}>
          <Page />
          <OrderStatus status="paid" />
        </MoreWords>
      </UiBaseProvider>
    </TextsProvider>
  );
  expect(renderToString(page)).toMatch(/^Accueil, Adresses<.*Payée/);
});

it('names the folder that a page did not declare, even if the server has loaded it for other pages', async () => {
  await loadWords(['account'], 'en');
  const { messages } = await loadCatalogue('en');
  const page = (
    <TextsProvider locale="en" words={messages}>
      <Page />
    </TextsProvider>
  );
  expect(() => renderToString(page)).toThrow('name the folder in `words`');
});
