import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { AddressForm } from './address-form/index.ts';
import { RegistrationForm } from './registration-form/index.ts';

const ignore = () => undefined;
const forms: readonly [string, ReactNode][] = [
  ['registration', <RegistrationForm key="r" code={{ onSend: ignore }} onSubmit={ignore} signInHref="/sign-in" />],
  ['address', <AddressForm key="a" onSubmit={ignore} />],
];

it.each(forms)('what is typed before scripts run goes nowhere, least of all into an address: %s', (_name, element) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <UiProvider strings={en} locale="en">
      {element}
    </UiProvider>,
  );
  expect(page.querySelector('form')?.method).toBe('post');
  expect(page.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
});
