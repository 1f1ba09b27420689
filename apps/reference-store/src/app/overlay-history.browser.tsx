import { UiProvider } from '@promenade/storefront-ui';
import { Dialog, Drawer } from '@promenade/storefront-ui/overlays';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeByBack, DIALOG_STATE } from '../lib/overlay-history.ts';
import { writeLocation } from '../router/history.ts';

let isLeaving = false;
const onOverlayOpen = closeByBack(() => isLeaving);

/** A drawer over the page, with a dialog over the drawer. */
function Shop() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider onOverlayOpen={onOverlayOpen}>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Drawer">
        <Dialog trigger={<button type="button">Ask</button>} title="Question">
          Sure?
        </Dialog>
      </Drawer>
    </UiProvider>
  );
}

const location = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const press = async (name: string) => (await screen.findByRole('button', { name })).click();
const shown = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => dialog.getAttribute('aria-labelledby') && dialog.querySelector('h2')?.textContent);
/** The path and the number of overlays of the current entry. */
const entry = () => [window.location.pathname, window.history.state?.pmOverlays?.length ?? 0];

beforeEach(() => {
  isLeaving = false;
  writeLocation(location('/list'), 'push');
  writeLocation(location('/product'), 'push');
  render(<Shop />);
});
afterEach(cleanup);

it('Back closes what is on top, one after the other, and never leaves the page', async () => {
  await press('Cart');
  await press('Ask');
  await waitFor(() => expect(entry()).toEqual(['/product', 2]));
  window.history.back();
  await waitFor(() => expect(shown()).toEqual(['Drawer']));
  window.history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(entry()).toEqual(['/product', 0]);
  window.history.back();
  await waitFor(() => expect(entry()).toEqual(['/list', 0]));
});

it('an overlay that was closed by its button leaves no entry behind', async () => {
  await press('Cart');
  await waitFor(() => expect(entry()).toEqual(['/product', 1]));
  await press('Close');
  await waitFor(() => expect(entry()).toEqual(['/product', 0]));
  window.history.back();
  await waitFor(() => expect(entry()).toEqual(['/list', 0]));
});

it('a page that is opened from an overlay takes the place of its entry', async () => {
  await press('Cart');
  await waitFor(() => expect(entry()).toEqual(['/product', 1]));
  isLeaving = true;
  await press('Close');
  await waitFor(() => expect(shown()).toEqual([]));
  writeLocation(location('/cart'), 'push');
  expect(entry()).toEqual(['/cart', 0]);
  window.history.back();
  await waitFor(() => expect(entry()).toEqual(['/product', 0]));
});

it('a dialog with an entry of its own gets no second one', async () => {
  window.history.pushState({ key: '', state: { [DIALOG_STATE]: '/register' } }, '');
  await press('Cart');
  await waitFor(() => expect(shown()).toEqual(['Drawer']));
  expect(entry()).toEqual(['/product', 0]);
});
