import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

afterEach(cleanup);

it('closes the others of its name also where the browser does not', () => {
  // jsdom reads no `name`, as Firefox before 130.
  const { container } = render(
    <>
      <Disclosure name={'a "b"'} title="One" defaultOpen>
        1
      </Disclosure>
      <Disclosure name={'a "b"'} title="Two">
        2
      </Disclosure>
      <Disclosure name="other" title="Three" defaultOpen>
        3
      </Disclosure>
    </>,
  );
  const [one, two, three] = container.querySelectorAll('details');
  if (two) two.open = true;
  fireEvent(two as Element, new Event('toggle'));
  expect([one?.open, two?.open, three?.open]).toEqual([false, true, true]);
  expect(screen.getByText('Two')).toBeTruthy();
});
