import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignInStates } from './sign-in-states.ts';

/** A browser's storage, or one whose every access throws. */
function storage(isBlocked = false): Storage {
  if (isBlocked) {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    return new Proxy({}, { get: refuse, ownKeys: refuse }) as Storage;
  }
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      values[key] = value;
    },
    removeItem(key: string) {
      delete values[key];
    },
  };
  return new Proxy(values, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage;
}

let [tab, shared] = [storage(), storage()];

function browserWith(blocked: { tab?: boolean; shared?: boolean } = {}) {
  [tab, shared] = [storage(blocked.tab), storage(blocked.shared)];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', shared);
}

beforeEach(() => browserWith());
afterEach(() => vi.unstubAllGlobals());

it('the state of a sign-in is in the storage of its tab, and is read once', async () => {
  const states = createSignInStates();
  await states.set('a', 'verifier');
  expect([tab.getItem('oidc.a'), shared.getItem('oidc.a')]).toEqual(['verifier', null]);
  expect(await states.get('a')).toBe('verifier');
  expect(await states.remove('a')).toBe('verifier');
  expect(await states.get('a')).toBeNull();
  expect(tab.getItem('oidc.a')).toBeNull();
});

it('where the storage of tabs is blocked, the storage of all tabs has the state', async () => {
  browserWith({ tab: true });
  const states = createSignInStates();
  await states.set('a', 'verifier');
  expect(shared.getItem('oidc.a')).toBe('verifier');
  expect(await states.getAllKeys()).toEqual(['a']);
  expect(await states.remove('a')).toBe('verifier');
  expect(shared.getItem('oidc.a')).toBeNull();
});

it('where all storage is blocked, the sign-in does not start, and says why', async () => {
  browserWith({ tab: true, shared: true });
  const states = createSignInStates();
  await expect(states.set('a', 'verifier')).rejects.toMatchObject({
    reason: 'unstored',
    message: expect.stringContaining('blocks site data'),
  });
  expect(await states.getAllKeys()).toEqual([]);
});

it('only states of sign-ins are listed, so that old ones can be deleted', async () => {
  tab.setItem('oidc.new', '1');
  shared.setItem('oidc.old', '2');
  shared.setItem('theme', 'dark');
  expect(await createSignInStates().getAllKeys()).toEqual(['new', 'old']);
});
