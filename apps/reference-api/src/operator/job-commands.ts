import { Refused } from '../errors/refused.ts';
import { statusOfJobs } from '../jobs/runner.ts';
import { COUNTED_MOST, type JobStatus, retryPieces } from '../repositories/job-claims.ts';
import { operatorCommand } from './command.ts';
import { spanOf } from './listing.ts';

function lineOf({ job, due, oldestDueMs, failing, givenUp, error }: JobStatus): string {
  const facts = [
    due === 0 ? 'nothing due' : `${due === COUNTED_MOST ? `${due} or more` : due} due`,
    ...(oldestDueMs > 0 ? [`the longest for ${spanOf(oldestDueMs)}`] : []),
    ...(failing > 0 ? [`${failing} failed and tried again`] : []),
    ...(givenUp > 0 ? [`${givenUp} given up`] : []),
    ...(error === null ? [] : [error.replace(/\s+/g, ' ')]),
  ];
  return `${job}: ${facts.join(', ')}`;
}

export const jobCommands = [
  operatorCommand({
    name: 'job list',
    summary: 'shows what the jobs have to do: what is due, for how long, what failed and why',
    words: {},
    options: {},
    run: async (deps) => (await statusOfJobs(deps)).map(lineOf).join('\n'),
  }),
  operatorCommand({
    name: 'job retry',
    summary: 'tries again at once what failed or was given up',
    words: {},
    options: { job: 'only this job, as "job list" names it; all by default' },
    run: async (deps, { job }) => {
      const names = (await statusOfJobs(deps)).map((status) => status.job);
      if (job !== undefined && !names.includes(job))
        throw new Refused(404, 'jobUnknown', { values: { name: job, names: names.join(', ') } });
      const count = await retryPieces(deps.database.db, job);
      return count === 1 ? '1 piece of work is tried again.' : `${count} pieces of work are tried again.`;
    },
  }),
];
