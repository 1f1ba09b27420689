import { describe, expect, it } from 'vitest';
import { type Job, schedule } from './schedule.ts';

/** Jobs that end when the test says so, and a record of what happened. */
function workshop() {
  const events: string[] = [];
  const ends = new Map<string, (ok: boolean) => void>();
  let busy = 0;
  let busiest = 0;
  const job = (title: string, cores: number, after: string[] = []): Job => ({
    title,
    cores,
    after,
    work: async () => {
      events.push(`${title} begins`);
      busy += cores;
      busiest = Math.max(busiest, busy);
      const ok = await new Promise<boolean>((end) => ends.set(title, end));
      busy -= cores;
      events.push(`${title} ${ok ? 'ends' : 'fails'}`);
      return ok;
    },
    skipped: (because) => events.push(`${title} is not done because of ${because}`),
  });
  /** Ends a running job and waits until the scheduler has reacted. */
  const end = async (title: string, ok = true) => {
    ends.get(title)?.(ok);
    await new Promise(setImmediate);
  };
  return { events, job, end, busiest: () => busiest };
}

describe('jobs', () => {
  it('run in parallel on the cores there are; the first that fits starts next', async () => {
    const { events, job, end, busiest } = workshop();
    const done = schedule([job('long', 1), job('wide', 2), job('short', 1), job('last', 1)], 2);
    expect(events).toEqual(['long begins', 'short begins']);
    await end('short');
    await end('last');
    await end('long');
    await end('wide');
    await done;
    expect(events).toEqual([
      'long begins',
      'short begins',
      'short ends',
      'last begins',
      'last ends',
      'long ends',
      'wide begins',
      'wide ends',
    ]);
    expect(busiest()).toBe(2);
  });

  it('begin when all that they need has ended well', async () => {
    const { events, job, end } = workshop();
    const done = schedule([job('test', 1, ['build', 'fetch']), job('build', 1), job('fetch', 1)], 4);
    await end('build');
    expect(events).not.toContain('test begins');
    await end('fetch');
    expect(events.at(-1)).toBe('test begins');
    await end('test');
    await done;
  });

  it('that fail stop only the jobs that need them', async () => {
    const { events, job, end } = workshop();
    const done = schedule(
      [job('build', 1), job('test', 1, ['build']), job('report', 1, ['test']), job('other', 1), job('more', 1)],
      2,
    );
    await end('build', false);
    await end('other');
    await end('more');
    await done;
    expect(events.toSorted()).toEqual(
      [
        'build begins',
        'build fails',
        'more begins',
        'more ends',
        'other begins',
        'other ends',
        'report is not done because of test',
        'test is not done because of build',
      ].toSorted(),
    );
  });

  it('that want more cores than there are run alone', async () => {
    const { events, job, end } = workshop();
    const done = schedule([job('small', 1), job('huge', 99)], 2);
    expect(events).toEqual(['small begins']);
    await end('small');
    expect(events.at(-1)).toBe('huge begins');
    await end('huge');
    await done;
  });

  it('that throw end the run with their error', async () => {
    const { events, job } = workshop();
    const thrower: Job = { title: 'thrower', cores: 1, work: () => Promise.reject(new Error('no disk')) };
    await expect(schedule([thrower, job('after', 1, ['thrower'])], 2)).rejects.toThrow('no disk');
    expect(events).toEqual([]);
  });

  it('that wait for nothing known are named instead of waited for', async () => {
    const { job } = workshop();
    await expect(schedule([job('test', 1, ['biuld'])], 2)).rejects.toThrow('test');
    await expect(schedule([job('hen', 1, ['egg']), job('egg', 1, ['hen'])], 2)).rejects.toThrow('hen, egg');
  });
});
