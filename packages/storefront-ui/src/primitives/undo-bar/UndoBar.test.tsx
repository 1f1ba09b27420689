import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { UndoBar } from './UndoBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown() {
  const onDismiss = vi.fn();
  render(
    <UiProvider strings={en} locale="en">
      <UndoBar text="Lamp was removed" onUndo={() => undefined} onDismiss={onDismiss} durationMs={1000} />
    </UiProvider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { onDismiss, pass, button: screen.getByRole('button', { name: 'Undo' }) };
}

it('disappears by itself, once', () => {
  const { onDismiss, pass } = shown();
  pass(999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('stays while the button has the focus, and for the full time afterwards', () => {
  const { onDismiss, pass, button } = shown();
  pass(999);
  act(() => button.focus());
  pass(5000);
  act(() => button.blur());
  pass(999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('stays while the pointer is on it, even if the focus leaves meanwhile', () => {
  const { onDismiss, pass, button } = shown();
  act(() => button.focus());
  fireEvent.pointerEnter(button.parentElement ?? button);
  act(() => button.blur());
  pass(5000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(button.parentElement ?? button);
  pass(1000);
  expect(onDismiss).toHaveBeenCalledOnce();
});
