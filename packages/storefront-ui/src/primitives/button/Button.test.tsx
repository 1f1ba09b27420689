import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode, type Ref } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

const show = (children: ReactNode) =>
  render(
    <UiProvider strings={en} locale="en">
      {children}
    </UiProvider>,
  );

describe.each([
  ['Button', (ref: Ref<HTMLAnchorElement>) => <Button ref={ref} {...anchor} />],
  ['IconButton', (ref: Ref<HTMLAnchorElement>) => <IconButton label="Invoice" ref={ref} {...anchor} />],
])('%s with an address', (_name, element) => {
  it('accepts the attributes of an anchor', () => {
    const ref = createRef<HTMLAnchorElement>();
    show(element(ref));
    const link = screen.getByRole('link', { name: 'Invoice' });
    expect(ref.current).toBe(link);
    expect(link.getAttribute('href')).toBe('/invoice.pdf');
    for (const name of ['target', 'rel', 'download', 'title', 'data-test'] as const) {
      expect(link.getAttribute(name)).not.toBeNull();
    }
    fireEvent.click(link);
    expect(anchor.onClick).toHaveBeenCalled();
  });
});

const anchor = {
  href: '/invoice.pdf',
  children: 'Invoice',
  target: '_blank',
  rel: 'noopener',
  download: 'invoice.pdf',
  title: 'Invoice',
  'data-test': 'z',
  onClick: vi.fn((event: { preventDefault(): void }) => event.preventDefault()),
};

it('ignores presses while its action is running, and keeps the focus', () => {
  const onClick = vi.fn();
  show(
    <Button pending onClick={onClick}>
      Add
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

it("keeps the caller's `aria-disabled` while no action is running", () => {
  show(<Button aria-disabled>Add</Button>);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

/** Checked by the compiler: props that a link cannot have are type errors. */
export const impossible = [
  // @ts-expect-error a link runs no action
  <Button key="1" href="/" pending>
    Go
  </Button>,
  // @ts-expect-error a link cannot be disabled
  <Button key="2" href="/" disabled>
    Go
  </Button>,
  // @ts-expect-error a link belongs to no form
  <Button key="3" href="/" form="form">
    Go
  </Button>,
  // @ts-expect-error a link submits nothing
  <Button key="4" href="/" type="submit">
    Go
  </Button>,
  // @ts-expect-error a button has no target
  <Button key="5" target="_blank">
    Go
  </Button>,
  // @ts-expect-error a link is no switch
  <IconButton key="6" href="/" selected label="Go">
    →
  </IconButton>,
  // @ts-expect-error a link runs no action
  <IconButton key="7" href="/" pending label="Go">
    →
  </IconButton>,
];
