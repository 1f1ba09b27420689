import { expect, test } from 'vitest';
import { createSharedJobs } from './shared-jobs.ts';

/** A job that ends when it is told to, or is dropped when everyone has left. */
function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const start = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  };
  return { start, end: resolve };
}

test('a job is done once for all who ask meanwhile', async () => {
  const jobs = createSharedJobs<string>();
  const job = openJob();
  const both = [
    jobs.ask('key', undefined, job.start),
    jobs.ask('key', undefined, () => Promise.resolve('a second one')),
  ];
  job.end('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(jobs.has('key')).toBe(false);
});

test('it is dropped when the last one has left, not before', async () => {
  const jobs = createSharedJobs<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  const kept = openJob();
  const asked = jobs.ask('kept', first.signal, kept.start);
  const stayed = jobs.ask('kept', undefined, kept.start);
  first.abort(new Error('left'));
  kept.end('done');
  expect(await Promise.all([asked, stayed])).toEqual(['done', 'done']);

  const dropped = openJob();
  const left = [jobs.ask('dropped', second.signal, dropped.start), jobs.ask('dropped', second.signal, dropped.start)];
  second.abort(new Error('all left'));
  for (const each of left) await expect(each).rejects.toThrow('all left');
  expect(jobs.has('dropped')).toBe(false);
});
