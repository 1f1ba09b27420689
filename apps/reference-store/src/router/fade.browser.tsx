import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from './navigation.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(navigator, 'connection');
});

/** Stands in for `startViewTransition` of browsers: the page changes asynchronously, and a skipped transition rejects `ready`. */
function browserThatFades(wantsMotion: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: !wantsMotion }));
  const start = vi.fn((change: () => void) => ({
    ready: Promise.resolve().then(() => {
      change();
      throw new DOMException('Transition was skipped', 'AbortError');
    }),
  }));
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: start });
  return start;
}

function Shop() {
  const [page, setPage] = useState('first');
  return (
    <button type="button" onClick={() => showPage(() => setPage('second'))}>
      {page}
    </button>
  );
}

async function go(): Promise<void> {
  render(<Shop />);
  await act(async () => screen.getByRole('button').click());
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('second'));
}

it('a page fades out for visitors who want motion, and a skipped transition raises no error', async () => {
  const start = browserThatFades(true);
  await go();
  expect(start).toHaveBeenCalledOnce();
});

it('a page changes at once for visitors who want less motion', async () => {
  const start = browserThatFades(false);
  await go();
  expect(start).not.toHaveBeenCalled();
});

it('a page changes at once for visitors who save data', async () => {
  const start = browserThatFades(true);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await go();
  expect(start).not.toHaveBeenCalled();
});

it('a page changes in a browser without view transitions', async () => {
  await go();
});
