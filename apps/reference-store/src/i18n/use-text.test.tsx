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
  const [{ messages }, words] = await Promise.all([loadCatalogue('fr'), loadAccountWords('fr')]);
  const page = (
    <TextsProvider locale="fr" words={messages}>
      <AccountWords words={words}>
        <Page />
      </AccountWords>
    </TextsProvider>
  );
  expect(renderToString(page)).toBe('Accueil, Adresses');
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
