import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { ProductGallery } from './ProductGallery.tsx';

it('has one accessible name, and its pictures are a list', () => {
  const picture = { src: 'data:,', alt: 'A lamp', width: 4, height: 5 };
  const { container } = render(
    <UiProvider strings={en} locale="en">
      <ProductGallery name="Lamp" pictures={[picture, picture]} />
    </UiProvider>,
  );
  expect(container.querySelectorAll(`[aria-label="${en.shop.gallery.label('Lamp')}"]`)).toHaveLength(1);
  expect(screen.getByRole('group').contains(screen.getByRole('list'))).toBe(true);
});
