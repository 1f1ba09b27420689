import '../../styles.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, PopupMenu, TextField, UiProvider } from '../../index.ts';
import { createToasts, Dialog, Drawer, ToastRegion, type Toasts } from '../../overlays.ts';
import { CartLine } from '../../shop/index.ts';
import type { LayerSettings } from '../../theme/layer-settings.ts';

const App = ({ children, layers }: { children: ReactNode; layers?: LayerSettings }) => (
  <StrictMode>
    <UiProvider layers={layers}>{children}</UiProvider>
  </StrictMode>
);
const drawer = () => screen.queryByRole('dialog', { name: 'Cart' });

function Host({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  return (
    <>
      <dialog ref={setElement} aria-label="Host" />
      <Button onClick={() => element?.showModal()}>Open host</Button>
      {element ? createPortal(children, element) : null}
    </>
  );
}

function Once({ open, isOpen }: { open: () => void; isOpen: boolean }) {
  const [isGone, setGone] = useState(false);
  if (isOpen && !isGone) setGone(true);
  return (
    <section>
      {isGone ? null : (
        <button type="button" onClick={open}>
          Open
        </button>
      )}
      <h2>Near</h2>
    </section>
  );
}

type Opener = (open: () => void, isOpen: boolean) => ReactNode;
function Page({ opener, autoFocus }: { opener: Opener; autoFocus: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <App>
      <h1>Far</h1>
      <main>{opener(() => setOpen(true), isOpen)}</main>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Cart">
        <TextField label="Name" autoFocus={autoFocus} />
      </Drawer>
    </App>
  );
}

const added: Element[] = [];
/** Adds an element to the page, as scripts of others do. */
function addToPage(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const element = holder.firstElementChild as HTMLElement;
  document.body.append(element);
  added.push(element);
  return element;
}
afterEach(() => {
  cleanup();
  for (const element of added.splice(0)) element.remove();
});

const FLOATING = 'position: fixed; inset-block-start: 10px; inset-inline-start: 10px; z-index: 1000';
const floating = (attributes: string) =>
  `<div ${attributes} style="${FLOATING}"><button>Their button</button><input aria-label="Their field"></div>`;

describe('what others put above an open drawer', () => {
  const layers: [name: string, html: string, isEarlier: boolean][] = [
    ['an element added to the body later', floating('class="anyone"'), false],
    ['the panel of another library', floating('data-floating-ui-portal'), true],
    ['messages of another library', floating('data-sonner-toaster'), true],
    ['a popover', floating('popover="manual"').replace('<div', '<div data-open'), true],
  ];
  it.each(layers)('%s can be pressed and focused and closes nothing', async (_, html, isEarlier) => {
    const theirs = isEarlier ? addToPage(html) : undefined;
    render(
      <App>
        <Drawer defaultOpen title="Cart">
          <p>Lines</p>
        </Drawer>
      </App>,
    );
    const element = theirs ?? addToPage(html);
    if (element.hasAttribute('data-open')) element.showPopover();
    const pressed = vi.fn();
    const [button, field] = [within(element).getByText('Their button'), within(element).getByLabelText('Their field')];
    button.addEventListener('click', pressed);
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
    await userEvent.click(field);
    expect(field).toBe(document.activeElement);
    await userEvent.keyboard('ok');
    expect(field).toHaveProperty('value', 'ok');
    await userEvent.keyboard('{Escape}');
    expect(drawer()).not.toBeNull();
    expect(element.closest('[aria-hidden]')).toBeNull();
  });

  it('a frame of a bank receives presses, whenever it was added', async () => {
    const html = `<iframe title="Bank" style="${FLOATING}; inline-size: 200px; block-size: 100px" srcdoc="<button>Confirm</button>"></iframe>`;
    const early = addToPage(html);
    render(
      <App>
        <Drawer defaultOpen title="Cart">
          <p>Lines</p>
        </Drawer>
      </App>,
    );
    await expect.poll(drawer).not.toBeNull();
    for (const frame of [early, addToPage(html)]) {
      const { left, top } = frame.getBoundingClientRect();
      frame.style.zIndex = '2000';
      expect(document.elementFromPoint(left + 20, top + 20)).toBe(frame);
      expect(getComputedStyle(frame).pointerEvents).toBe('auto');
      frame.focus();
      expect(document.activeElement).toBe(frame);
      frame.style.zIndex = '1';
    }
    expect(drawer()).not.toBeNull();
  });

  it('what was there before is covered, even if it lies higher', async () => {
    const earlier = addToPage(floating('class="chat"'));
    const pressed = vi.fn();
    earlier.addEventListener('click', pressed);
    render(
      <App>
        <Drawer defaultOpen title="Cart">
          <p>Lines</p>
        </Drawer>
      </App>,
    );
    await expect.poll(drawer).not.toBeNull();
    expect(earlier.getAttribute('aria-hidden')).toBe('true');
    within(earlier).getByLabelText('Their field').focus();
    expect(drawer()?.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(earlier).getByText('Their button'));
    expect(pressed).not.toHaveBeenCalled();
    await expect.poll(drawer).toBeNull();
    expect(earlier.hasAttribute('aria-hidden')).toBe(false);
  });

  it('the provider decides for others', async () => {
    const earlier = addToPage(floating('class="chat"'));
    render(
      <App layers={{ isAbove: (element) => (element.closest('.chat') ? true : undefined) }}>
        <Drawer defaultOpen title="Cart">
          <p>Lines</p>
        </Drawer>
      </App>,
    );
    await userEvent.click(within(earlier).getByLabelText('Their field'));
    expect(document.activeElement).toBe(within(earlier).getByLabelText('Their field'));
    expect(drawer()).not.toBeNull();
  });
});

describe('a dialog of the browser', () => {
  it('contains the confirmation, which Escape closes alone', async () => {
    const confirmed = vi.fn();
    render(
      <App>
        <Host>
          <Dialog
            title="Delete it?"
            trigger={<Button>Delete</Button>}
            footer={<Button onClick={confirmed}>Sure</Button>}
          >
            Text
          </Dialog>
        </Host>
      </App>,
    );
    await userEvent.click(screen.getByText('Open host'));
    await userEvent.click(screen.getByText('Delete'));
    await userEvent.click(await screen.findByText('Sure'));
    expect(confirmed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Delete it?' })).toBeNull();
    expect(document.querySelector('dialog')?.open).toBe(true);
    await expect.poll(() => document.activeElement?.textContent).toBe('Delete');
  });

  it('contains the toasts of the page while it is open', async () => {
    const toasts = createToasts();
    const undone = vi.fn();
    render(
      <App>
        <Host>Text</Host>
        <ToastRegion toasts={toasts} durationMs={Number.POSITIVE_INFINITY} />
      </App>,
    );
    toasts.show({ text: 'Removed', action: { label: 'Undo', onClick: undone } });
    await screen.findByText('Undo');
    await userEvent.click(screen.getByText('Open host'));
    await expect.poll(() => screen.getByText('Undo').closest('dialog')).not.toBeNull();
    await userEvent.click(screen.getByText('Undo'));
    expect(undone).toHaveBeenCalledOnce();
  });

  it('opened over a drawer closes first', async () => {
    render(
      <App>
        <Drawer defaultOpen title="Cart">
          <Host>Text</Host>
        </Drawer>
      </App>,
    );
    await userEvent.click(await screen.findByText('Open host'));
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(drawer()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(drawer).toBeNull();
  });
});

describe('toasts over an open drawer', () => {
  const shop = (toasts: Toasts) => (
    <App>
      <div style={{ isolation: 'isolate' }}>
        <ToastRegion toasts={toasts} durationMs={Number.POSITIVE_INFINITY} />
      </div>
      <Drawer defaultOpen title="Cart">
        <p>Lines</p>
      </Drawer>
    </App>
  );
  it('are reached by F8, and give the focus back', async () => {
    const toasts = createToasts();
    const undone = vi.fn();
    render(shop(toasts));
    await expect.poll(drawer).not.toBeNull();
    toasts.show({ text: 'Removed', action: { label: 'Undo', onClick: undone } });
    await screen.findByText('Undo');
    await userEvent.keyboard('{F8}{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.textContent).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    expect(undone).toHaveBeenCalledOnce();
    await expect.poll(() => drawer()?.contains(document.activeElement)).toBe(true);
  });

  it('are pressed, whatever stacking context they are in', async () => {
    const toasts = createToasts();
    const undone = vi.fn();
    render(shop(toasts));
    toasts.show({ text: 'Removed', action: { label: 'Undo', onClick: undone } });
    await userEvent.click(await screen.findByText('Undo'));
    expect(undone).toHaveBeenCalledOnce();
    expect(drawer()).not.toBeNull();
  });
});

describe('Escape', () => {
  it('ends the typing of a quantity, then the drawer', async () => {
    const changed = vi.fn();
    const line = { unitPrice: { now: '$1.00' }, lineTotal: '$1.00', quantity: 1, stock: 9, href: '/lamp' };
    render(
      <App>
        <Drawer defaultOpen title="Cart">
          <CartLine id={1} name="Lamp" {...line} onQuantityChange={changed} />
        </Drawer>
      </App>,
    );
    const field = await screen.findByRole('spinbutton');
    await userEvent.fill(field, '7');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '1');
    expect(drawer()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(drawer).toBeNull();
    expect(changed).not.toHaveBeenCalled();
  });

  it('ends the menu in a dialog, also where keys are stopped around it', async () => {
    render(
      <App>
        <div role="none" onKeyDown={(event) => event.stopPropagation()}>
          <Drawer defaultOpen title="Cart">
            <PopupMenu trigger="Sort" links={[{ label: 'Price', href: '#price' }]} />
          </Drawer>
        </div>
      </App>,
    );
    await userEvent.click(await screen.findByText('Sort'));
    expect(screen.getByText('Price').checkVisibility()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Price').checkVisibility()).toBe(false);
    expect(drawer()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(drawer).toBeNull();
  });

  it('closes a drawer that was opened from a dialog first, which lies above it', async () => {
    render(
      <App>
        <Dialog defaultOpen title="Order">
          <Drawer title="Cart" trigger={<Button>Open cart</Button>}>
            <TextField label="Note" />
          </Drawer>
        </Dialog>
      </App>,
    );
    await userEvent.click(await screen.findByText('Open cart'));
    await userEvent.click(await screen.findByLabelText(/Note/));
    await userEvent.keyboard('{Escape}');
    await expect.poll(drawer).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Order' })).not.toBeNull();
  });
});

describe('the focus after closing', () => {
  const openers: [name: string, opener: Opener, press: (button: HTMLElement) => void, expected: RegExp][] = [
    [
      'an opener',
      (open) => (
        <button type="button" onClick={open}>
          Open
        </button>
      ),
      (one) => one.click(),
      /^Open$/,
    ],
    [
      'an opener that was removed',
      (open, isOpen) => (
        <section>
          {isOpen ? null : (
            <button type="button" onClick={open}>
              Open
            </button>
          )}
          <h2>Near</h2>
        </section>
      ),
      (one) => {
        one.focus();
        one.click();
      },
      /^Open$|^Near$/,
    ],
    [
      'an opener that is removed for good',
      (open, isOpen) => <Once open={open} isOpen={isOpen} />,
      (one) => {
        one.focus();
        one.click();
      },
      /^Near$/,
    ],
    [
      'an opener that is hidden',
      (open, isOpen) => (
        <section>
          <button type="button" hidden={isOpen} data-hide="" onClick={open}>
            Open
          </button>
          <h2>Near</h2>
        </section>
      ),
      (one) => {
        one.focus();
        one.click();
        one.style.display = 'none';
      },
      /^Near$/,
    ],
    [
      'an opener that is disabled',
      (open) => (
        <section>
          <button type="button" onClick={open}>
            Open
          </button>
          <h2>Near</h2>
        </section>
      ),
      (one) => {
        one.focus();
        one.click();
        (one as HTMLButtonElement).disabled = true;
      },
      /^Near$/,
    ],
    [
      'an opener in a menu that closed',
      (open) => (
        <PopupMenu
          trigger="Account"
          links={[]}
          footer={
            <button type="button" onClick={open}>
              Open
            </button>
          }
        />
      ),
      (one) => {
        one.focus();
        one.click();
        (one.closest('details') as HTMLDetailsElement).open = false;
      },
      /^Account$/,
    ],
  ];
  const all = openers.flatMap((one) => [false, true].map((autoFocus) => [...one, autoFocus] as const));
  it.each(all)('%s: is never on the body', async (_, opener, press, expected, autoFocus) => {
    render(<Page opener={opener} autoFocus={autoFocus} />);
    press(screen.getByText('Open'));
    await expect.poll(drawer).not.toBeNull();
    expect(drawer()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(drawer).toBeNull();
    expect(document.activeElement?.textContent).toMatch(expected);
  });

  it('is on the main content if nothing opened it', async () => {
    const { rerender } = render(
      <App>
        <main>Page</main>
        <Drawer open title="Cart">
          <p>Lines</p>
        </Drawer>
      </App>,
    );
    await expect.poll(drawer).not.toBeNull();
    rerender(
      <App>
        <main>Page</main>
        <Drawer open={false} title="Cart">
          <p>Lines</p>
        </Drawer>
      </App>,
    );
    await expect.poll(drawer).toBeNull();
    expect(document.activeElement?.localName).toBe('main');
  });

  it('is in the upper of two that open at once, and then in the lower', async () => {
    render(
      <App>
        <Drawer defaultOpen title="Lower">
          Lines
        </Drawer>
        <Drawer defaultOpen title="Cart">
          Lines
        </Drawer>
      </App>,
    );
    await expect.poll(() => drawer()?.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('dialog', { name: 'Lower' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => screen.queryByRole('dialog', { name: 'Lower' })?.contains(document.activeElement))
      .toBe(true);
  });
});
