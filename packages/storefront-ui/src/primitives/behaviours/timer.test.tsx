import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { createToasts } from '../toast/toasts.ts';
import { UndoBar } from '../undo-bar/UndoBar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const DAY_MS = 86_400_000;

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const durations: [given: number, staysMs: number][] = [
  [Number.POSITIVE_INFINITY, 30 * DAY_MS],
  [2 ** 31 + 5000, 2 ** 31],
  [Number.NaN, 9000],
  [-5, 9000],
];
it.each(durations)('an undo of %s ms is offered for at least %s ms', (durationMs, staysMs) => {
  const onDismiss = vi.fn();
  render(
    <UiProvider>
      <UndoBar text="Removed" durationMs={durationMs} onDismiss={onDismiss} />
    </UiProvider>,
  );
  pass(staysMs);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(6000);
  expect(onDismiss).toHaveBeenCalledTimes(Number.isFinite(durationMs) || Number.isNaN(durationMs) ? 1 : 0);
});

it('a toast stays while the page is hidden', () => {
  const toasts = createToasts();
  render(
    <UiProvider>
      <ToastRegion toasts={toasts} />
    </UiProvider>,
  );
  setHidden(true);
  act(() => void toasts.show({ text: 'Removed' }));
  pass(DAY_MS);
  expect(screen.queryAllByText('Removed')).not.toEqual([]);
  setHidden(false);
  pass(5000);
  expect(screen.queryAllByText('Removed')).not.toEqual([]);
  setHidden(true);
  pass(DAY_MS);
  setHidden(false);
  pass(1500);
  expect(screen.queryAllByText('Removed')).toEqual([]);
});

it('two regions show a toast once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const toasts = createToasts();
  const regions = (count: number) => (
    <UiProvider>
      {Array.from({ length: count }, (_, index) => (
        <ToastRegion key={index} toasts={toasts} />
      ))}
    </UiProvider>
  );
  const { rerender } = render(regions(2));
  act(() => void toasts.show({ text: 'Saved', action: { label: 'Undo', onClick: () => undefined } }));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  rerender(regions(1));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});
