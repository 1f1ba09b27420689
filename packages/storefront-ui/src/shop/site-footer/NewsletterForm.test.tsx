import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

afterEach(cleanup);

const form = (defaultEmail: string) => (
  <UiProvider locale="en">
    <NewsletterForm action="/newsletter" defaultEmail={defaultEmail} />
  </UiProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('textbox');

it("signing out clears the customer's address from the field", () => {
  const { rerender } = render(form('ada@example.com'));
  expect(field().value).toBe('ada@example.com');
  rerender(form(''));
  expect(field().value).toBe('');
  rerender(form('grace@example.com'));
  expect(field().value).toBe('grace@example.com');
  rerender(form('ada@example.com'));
  expect(field().value).toBe('ada@example.com');
});

it('text that a guest has typed stays when their sign-in is detected', () => {
  const { rerender } = render(form(''));
  const typed = field();
  fireEvent.change(typed, { target: { value: 'news@example.com' } });
  rerender(form('ada@example.com'));
  expect(field()).toBe(typed);
  expect(typed.value).toBe('news@example.com');
});
