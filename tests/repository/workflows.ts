import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../tooling/steps.ts';

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  uses?: string;
  steps?: Step[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = join(root, '.github/workflows');

/** The text of each workflow by its file name. */
export const readWorkflows = () =>
  new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

/** What a job that may publish must not do: run code of a branch or of a dependency. */
const FOREIGN_CODE = /\b(?:npx|npm (?:ci|i|install|run|test)|pnpm|docker (?:build|compose))\b/;
const WRITES = ['packages', 'id-token', 'pages'];

function jobIssues(name: string, { permissions = {}, uses, steps = [] }: Job): string[] {
  const issues: string[] = [];
  for (const { uses: action = '' } of [{ uses: uses ?? '' }, ...steps]) {
    if (action && !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action)) issues.push(`${action} is not pinned`);
  }
  const secret = WRITES.find((what) => permissions[what] === 'write');
  if (!secret || uses) return issues;
  for (const { uses: action = '', run = '' } of steps) {
    if (action.startsWith('actions/checkout@') || action.startsWith('./') || FOREIGN_CODE.test(run))
      issues.push(`${name} may write ${secret} and runs code of the repository: ${action || run.trim()}`);
  }
  return issues;
}

/** Faults of the workflows that can be found without running them. */
export function workflowIssues(files: ReadonlyMap<string, string>): string[] {
  const issues: string[] = [];
  for (const [file, text] of files) {
    const { permissions, jobs } = parse(text) as Workflow;
    if (Object.values(permissions ?? { all: 'write' }).includes('write'))
      issues.push(`${file} gives every job its rights`);
    for (const [name, job] of Object.entries(jobs)) issues.push(...jobIssues(`${name} in ${file}`, job));
  }
  const { jobs } = parse(files.get('ci.yml') ?? '') as Workflow;
  const required = jobs.green?.needs ?? [];
  for (const name of Object.keys(jobs)) {
    if (name !== 'green' && !required.includes(name)) issues.push(`“all green” does not wait for ${name}`);
  }
  for (const before of ['test', 'audit']) {
    if (!jobs.image?.needs?.includes(before)) issues.push(`the image does not wait for ${before}`);
  }
  return issues;
}
