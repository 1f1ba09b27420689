// @vitest-environment node
import type { OutgoingRequest, Reply } from '@promenade/storefront-sdk';
import { expect, it, vi } from 'vitest';
import { createSession } from './session.ts';

it('a session on a server is unknown, adds no credentials and loads no sign-in code', async () => {
  const channel = vi.fn();
  vi.stubGlobal('BroadcastChannel', channel);
  const loadAuth = vi.fn(() => Promise.reject(new Error('not on a server')));
  const session = createSession({ loadAuth });
  await session.start();
  expect(session.getSnapshot()).toEqual({ state: 'unknown' });
  expect(session.getServerSnapshot()).toBe(session.getSnapshot());
  const request = { method: 'GET', url: 'https://shop.test/api' };
  expect(await session.authorize({ ...request, auth: 'user' })).toEqual({});
  expect(await session.authorize({ ...request, auth: 'optional' })).toEqual({});
  const reply: Reply = { status: 401, headers: new Headers(), body: undefined };
  const next = vi.fn(async () => reply);
  const signIn = { endpoint: { id: 'login.withEmail' } } as OutgoingRequest;
  expect(await session.middleware(signIn, next)).toBe(reply);
  expect(next).toHaveBeenCalledExactlyOnceWith(signIn);
  await session.expire();
  expect(session.takeReturnPath()).toBeUndefined();
  expect(session.takeIntendedAction()).toBeUndefined();
  session.dispose();
  expect(loadAuth).not.toHaveBeenCalled();
  // An open channel would prevent the process from exiting.
  expect(channel).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
