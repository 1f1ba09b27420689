import { OrderStatus, UiBaseProvider } from '@promenade/storefront-ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountWords } from './account-words.tsx';
import { loadAccountWords, loadCatalogue } from './catalogue.ts';
import { TextsProvider } from './texts.tsx';
import { useAccountText } from './use-text.ts';

function Page() {
  const text = useAccountText();
  return `${text('nav.home')}, ${text('addresses.title')}`;
}

it('says the words of the account beside those of every page', async () => {
  const [{ messages, uiStrings }, words] = await Promise.all([loadCatalogue('fr'), loadAccountWords('fr')]);
  const page = (
    <TextsProvider locale="fr" words={messages}>
      <UiBaseProvider strings={uiStrings} locale="fr">
        <AccountWords words={words}>
          <Page />
          <OrderStatus status="paid" />
        </AccountWords>
      </UiBaseProvider>
    </TextsProvider>
  );
  expect(renderToString(page)).toMatch(/^Accueil, Adresses<.*Payée/);
});

it('names the flag that a page forgot, also on a server that has the words from other pages', async () => {
  await loadAccountWords('en');
  const { messages } = await loadCatalogue('en');
  const page = (
    <TextsProvider locale="en" words={messages}>
      <Page />
    </TextsProvider>
  );
  expect(() => renderToString(page)).toThrow('needsAccountWords');
});
