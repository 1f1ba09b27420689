import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { BuyBox, type BuyBoxProps } from './BuyBox.tsx';

afterEach(cleanup);

const show = (props: Partial<BuyBoxProps>) =>
  render(
    <UiProvider strings={en} locale="en">
      <BuyBox name="Lamp" quantity={1} stock={0} {...props} />
    </UiProvider>,
  );

it('has no button when sold out', () => {
  show({ onAdd: () => undefined });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('keeps its buttons while an option is not chosen, and a press reports the missing choice', () => {
  const onAdd = vi.fn();
  const onBuyNow = vi.fn();
  show({ mustChoose: true, onAdd, onBuyNow });
  fireEvent.click(screen.getByRole('button', { name: en.shop.buy.add }));
  fireEvent.click(screen.getByRole('button', { name: en.shop.buy.now }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(onBuyNow).toHaveBeenCalledOnce();
});
