import { aStore } from '@promenade/storefront-devkit/mock';
import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { act, renderHook } from '@testing-library/react';
import type { Scheduler } from 'fast-check';
import type { ReactNode } from 'react';
import { StorefrontProvider } from '../provider/storefront-provider.tsx';
import { scheduledChannel } from './scheduled-channel.ts';

/** Runs `count` pending tasks, or all tasks including new ones, and waits until React has rendered the result. */
export const turns = (scheduler: Scheduler, count?: number): Promise<void> =>
  act(() => (count === undefined ? scheduler.waitIdle() : scheduler.waitNext(Math.min(count, scheduler.count()))));

/** Returns the response of a call, or throws its error. `turn` is the number of the call, from 1. */
export type Answer = (
  call: string,
  input: { path?: object; query?: object; body?: unknown },
  turn: number,
  signal: AbortSignal | undefined,
) => unknown;

/** A client whose requests and responses arrive in the order that the scheduler chooses. */
export function scheduledClient(scheduler: Scheduler, answer: Answer): Client {
  let calls = 0;
  return {
    baseUrl: '',
    use: () => () => {},
    async call(endpoint, input, options) {
      const turn = ++calls;
      await scheduler.schedule(Promise.resolve(), `${endpoint.id} arrives`);
      const signal = options?.signal ?? undefined;
      if (signal?.aborted) throw new StorefrontError({ kind: 'aborted', endpoint: endpoint.id });
      let outcome: { value: unknown } | { failure: unknown };
      try {
        outcome = { value: answer(endpoint.id, input as Parameters<Answer>[1], turn, signal) };
      } catch (failure) {
        outcome = { failure };
      }
      await scheduler.schedule(Promise.resolve(), `${endpoint.id} is answered`);
      if ('failure' in outcome) throw outcome.failure;
      return outcome.value as never;
    },
  };
}

/** Renders a hook in a shop, as in its own browser tab. */
export function renderInTab<Result, Props>(
  hook: (props: Props) => Result,
  client: Client,
  { session = createTestSession('authenticated'), props }: { session?: TestSession; props?: Props } = {},
) {
  return renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StorefrontProvider client={client} session={session} store={aStore()} locale="en" guestId={memoryGuestId()}>
        {children}
      </StorefrontProvider>
    ),
    ...(props !== undefined && { initialProps: props }),
  });
}

/** `BroadcastChannel` whose messages arrive in the order that the scheduler chooses. */
export const channelsIn = (scheduler: Scheduler) =>
  scheduledChannel({
    later(run) {
      void scheduler.schedule(Promise.resolve(), 'another tab is notified').then(run);
      return 0;
    },
  });
