import { describe, expect, it } from 'vitest';
import { readWorkflows, workflowIssues } from './workflows.ts';

describe('the workflows', () => {
  const files = readWorkflows();

  it('pin actions, and give a right to write to jobs only that run no code of a branch', () => {
    expect(workflowIssues(files)).toEqual([]);
  });

  it.each([
    ['an action of a tag', 'ci.yml', /checkout@[0-9a-f]{40}/, 'checkout@v6', 'is not pinned'],
    ['rights for every job', 'ci.yml', 'contents: read', 'contents: write', 'every job its rights'],
    [
      'a status that does not wait',
      'ci.yml',
      '[test, audit, dependencies, image]',
      '[test, audit, image]',
      'dependencies',
    ],
    ['an image of red tests', 'ci.yml', 'needs: [test, audit]', 'needs: [audit]', 'does not wait for test'],
    [
      'an installation beside the token that publishes',
      'release.yml',
      'echo "$DIGESTS" | sha256sum',
      'npx -y pnpm install\n          echo "$DIGESTS" | sha256sum',
      'may write id-token',
    ],
    [
      'a build beside the token of the registry',
      'image.yml',
      '    permissions:\n      contents: read\n    env:',
      '    permissions:\n      packages: write\n    env:',
      'may write packages',
    ],
  ])('are rejected with %s', (_, file, from, to, why) => {
    const broken = new Map(files);
    broken.set(file, (files.get(file) ?? '').replace(from, to));
    expect(broken.get(file)).not.toBe(files.get(file));
    expect(workflowIssues(broken)).toContainEqual(expect.stringContaining(why));
  });
});
