import '../../styles.ts';
import { within } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, Form, PopupMenu, TextField, UiProvider } from '../../index.ts';
import { CommandPalette, Dialog } from '../../overlays.ts';

interface Place {
  element: HTMLElement;
  root: Document | ShadowRoot;
  end: () => void;
}

const places: Record<string, () => Place> = {
  'the document': () => {
    const element = document.body.appendChild(document.createElement('div'));
    return { element, root: document, end: () => element.remove() };
  },
  'a shadow root': () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    for (const sheet of document.querySelectorAll('style')) root.append(sheet.cloneNode(true));
    const element = root.appendChild(document.createElement('div'));
    return { element, root, end: () => host.remove() };
  },
  'a frame': () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const root = frame.contentDocument as Document;
    const element = root.body.appendChild(root.createElement('div'));
    frame.focus();
    return { element, root, end: () => frame.remove() };
  },
};

describe.each(Object.entries(places))('in %s', (_, open) => {
  let place: Place;
  let app: Root;
  beforeEach(() => {
    place = open();
    app = createRoot(place.element);
  });
  afterEach(() => {
    app.unmount();
    place.end();
  });
  const show = (children: ReactNode) =>
    flushSync(() =>
      app.render(
        <StrictMode>
          <UiProvider>{children}</UiProvider>
        </StrictMode>,
      ),
    );
  const inside = () => within(place.root.querySelector<HTMLElement>('div')?.parentNode as HTMLElement);
  const panel = () => place.root.querySelector('[role="dialog"]');

  it('an entry of a menu is run, and arrow keys move', async () => {
    const run = vi.fn();
    const links = [1, 2, 3].map((number) => ({ label: `Link ${number}`, href: `#${number}` }));
    show(<PopupMenu trigger="Menu" links={links} footer={<Button onClick={run}>Sign out</Button>} />);
    const trigger = inside().getByText('Menu').closest('summary') as HTMLElement;
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(place.root.activeElement?.textContent).toBe('Link 2');
    const entry = inside().getByText('Sign out');
    entry.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(trigger.closest('details')?.open).toBe(true);
    entry.click();
    expect(run).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(trigger.closest('details')?.open).toBe(false);
  });

  it('a dialog is beside the app, keeps the focus and gives it back', async () => {
    show(
      <Dialog title="Inner" trigger={<Button>Open</Button>} footer={<Button>Save</Button>}>
        <TextField label="Name" />
      </Dialog>,
    );
    const opener = inside().getByText('Open').closest('button') as HTMLElement;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(panel).not.toBeNull();
    expect(panel()?.contains(place.root.activeElement)).toBe(true);
    const reached: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await userEvent.keyboard('{Tab}');
      reached.push(place.root.activeElement?.localName);
      expect(panel()?.contains(place.root.activeElement)).toBe(true);
    }
    expect(reached).toContain('input');
    opener.focus();
    expect(panel()?.contains(place.root.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(panel).toBeNull();
    expect(place.root.activeElement).toBe(opener);
  });

  it('a command is run by Enter', async () => {
    const run = vi.fn();
    show(<CommandPalette open sections={[{ title: 'All', items: [{ id: '1', label: 'Orders', onClick: run }] }]} />);
    await expect.poll(panel).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('a link of the error summary focuses its field', async () => {
    show(
      <Form errors={{ mail: 'Enter an address.' }}>
        <TextField label="Mail" name="mail" />
      </Form>,
    );
    await expect.poll(() => place.root.querySelector('[role="alert"] a')).not.toBeNull();
    place.root.querySelector<HTMLElement>('[role="alert"] a')?.click();
    expect(place.root.activeElement?.localName).toBe('input');
  });
});
