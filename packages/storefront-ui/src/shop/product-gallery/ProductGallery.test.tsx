import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { ProductGallery } from './ProductGallery.tsx';

it('has a name, and so has the list of its pictures, which is a focus stop', () => {
  const picture = { src: 'data:,', alt: 'A lamp', width: 4, height: 5 };
  render(
    <UiProvider strings={en} locale="en">
      <ProductGallery name="Lamp" pictures={[picture, picture]} />
    </UiProvider>,
  );
  const name = en.shop.gallery.label('Lamp');
  expect(screen.getByRole('list', { name }).tabIndex).toBe(0);
  expect(screen.getByRole('group', { name }).contains(screen.getByRole('list'))).toBe(true);
});
