import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCodeForPresses, wishes } from './marks.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const press of wishes.take()) wishes.settle(press);
});

/** A heart whose code cannot be loaded, pressed. */
async function pressWithoutCode() {
  const load = vi.fn().mockRejectedValue(new TypeError('gone'));
  const { result } = renderHook(() => {
    useCodeForPresses(wishes, { load });
    return wishes.useMark(7, 'Lamp');
  });
  await act(async () => result.current.onSelectedChange(true));
  expect(load).toHaveBeenCalledTimes(1);
  return result;
}

it('a press ends when its code cannot be loaded', async () => {
  const heart = await pressWithoutCode();
  expect(heart.current.pending).toBe(false);
});

it('a press without a connection waits for one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const heart = await pressWithoutCode();
  expect(heart.current.pending).toBe(true);
});
