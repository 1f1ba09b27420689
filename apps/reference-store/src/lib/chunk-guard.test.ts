import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveForFreshCode, onFreshCodeNeeded } from './chunk-guard.ts';

const assign = vi.fn();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  assign.mockReset();
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('when code cannot be loaded', () => {
  it('reloads the page, at most once a minute', () => {
    const listener = vi.fn();
    const stop = onFreshCodeNeeded(listener);
    leaveForFreshCode('/a', 100_000);
    leaveForFreshCode('/b', 159_999);
    expect(assign.mock.calls).toEqual([['/a']]);
    expect(listener).toHaveBeenCalledOnce();
    leaveForFreshCode('/c', 160_000);
    expect(assign).toHaveBeenLastCalledWith('/c');
    stop();
  });

  it('does not reload where the time of the last reload cannot be stored, to avoid an endless loop', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('blocked');
      },
    });
    const listener = vi.fn();
    const stop = onFreshCodeNeeded(listener);
    leaveForFreshCode('/a', 100_000);
    expect(assign).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });
});
