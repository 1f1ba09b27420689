import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { AddressForm } from './AddressForm.tsx';

it('before scripts run the address form cannot be submitted, so that no address appears in a URL', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <UiProvider strings={en} locale="en">
      <AddressForm onSubmit={() => undefined} />
    </UiProvider>,
  );
  expect(page.querySelector('form')?.method).toBe('post');
  expect(page.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
});
