import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../tooling/steps.ts';
import { PARTS } from '../../tooling/suites.ts';
import { workflowIssues } from './workflows.ts';

const files = globSync('.github/{workflows,actions}/**/*.yml', { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each(files)('%s', (file) => {
  it('runs scripts that exist, with actions pinned by commit', () => {
    expect(workflowIssues(read(file))).toEqual([]);
  });
});

describe('workflows', () => {
  it('run every part of the tests, on each change and each night', () => {
    const parts = PARTS.toSorted();
    expect(parse(read('.github/workflows/ci.yml')).jobs.test.strategy.matrix.part.toSorted()).toEqual(parts);
    expect(parse(read('.github/workflows/nightly.yml')).jobs.deep.strategy.matrix.part.toSorted()).toEqual(parts);
  });

  it('look for known vulnerabilities of what is shipped, on each change', () => {
    const { steps } = parse(read('.github/workflows/ci.yml')).jobs.audit as { steps: { run?: string }[] };
    expect(steps.at(-1)?.run).toMatch(/ audit --prod --audit-level high$/);
  });

  it('give the right to publish to one job, which takes what another packed', () => {
    const { jobs, permissions } = parse(read('.github/workflows/release.yml'));
    const withToken = Object.keys(jobs).filter((name) => jobs[name].permissions?.['id-token']);
    expect({ withToken, permissions, needs: jobs.publish.needs }).toEqual({
      withToken: ['publish'],
      permissions: { contents: 'read' },
      needs: 'pack',
    });
  });

  it.each([
    ['a script that does not exist', 'npm run verfiy', 'no script'],
    ['another version of pnpm', 'npx -y pnpm@9.0.0 install --frozen-lockfile', 'is not pnpm@12.21.0'],
    ['a part that does not exist', 'npm test -- --part apu', 'no such part'],
    ['a value of the matrix that does not exist', `npm run test:$\{{ matrix.proof }}`, 'test:luck'],
    ['an installation that changes the lock file', 'npx -y pnpm@12.21.0 install', 'lock file'],
  ])('are refused with %s', (_, command, why) => {
    const workflow = `permissions: {}\njobs:\n  a:\n    strategy: { matrix: { proof: [race, luck] } }\n    steps:\n      - run: ${command}\n`;
    expect(workflowIssues(workflow)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['an action by its tag', 'actions/checkout@v6', 'not pinned'],
    ['a pin without its version', `actions/checkout@${'a'.repeat(40)}`, 'version'],
    ['an action of ours that is missing', './.github/actions/nothing', 'does not exist'],
  ])('are refused with %s', (_, uses, why) => {
    const workflow = `permissions: {}\njobs:\n  a:\n    steps:\n      - uses: ${uses}\n`;
    expect(workflowIssues(workflow)).toEqual([expect.stringContaining(why)]);
  });

  it('are refused without permissions', () => {
    expect(workflowIssues('jobs:\n  a:\n    steps:\n      - run: npm test\n')).toEqual([
      expect.stringContaining('permissions'),
    ]);
  });
});
