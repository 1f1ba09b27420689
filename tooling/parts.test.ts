import { describe, expect, it } from 'vitest';
import { jobsOf } from './parts.ts';
import type { Job } from './schedule.ts';

const job = (title: string, after: string[] = []): Job => ({ title, cores: 1, after, work: async () => true });
const jobs = [job('Building the store'), job('The shop in Chromium', ['Building the store']), job('Lint and format')];

describe('jobsOf', () => {
  it('takes the jobs of one part, or all', () => {
    expect(jobsOf(jobs, 'browser').map(({ title }) => title)).toEqual(['Building the store', 'The shop in Chromium']);
    expect(jobsOf(jobs, undefined)).toEqual(jobs);
  });

  it.each([
    ['a part that does not exist', jobs, 'browsers'],
    ['a job without a part', [...jobs, job('Something new')], 'check'],
    ['a job that comes after one of another part', [...jobs, job('Packed packages', ['Lint and format'])], 'packages'],
  ])('refuses %s', (_, list, part) => {
    expect(() => jobsOf(list, part)).toThrow();
  });
});
