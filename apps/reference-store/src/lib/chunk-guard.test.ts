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

describe('code that cannot be loaded', () => {
  it('loads the page again, at most once a minute', () => {
    const told = vi.fn();
    const stop = onFreshCodeNeeded(told);
    leaveForFreshCode('/a', 100_000);
    leaveForFreshCode('/b', 159_999);
    expect(assign.mock.calls).toEqual([['/a']]);
    expect(told).toHaveBeenCalledOnce();
    leaveForFreshCode('/c', 160_000);
    expect(assign).toHaveBeenLastCalledWith('/c');
    stop();
  });

  it('never loads by itself where that cannot be noted: it could go on for ever', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('blocked');
      },
    });
    const told = vi.fn();
    const stop = onFreshCodeNeeded(told);
    leaveForFreshCode('/a', 100_000);
    expect(assign).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    stop();
  });
});
