import { join } from 'node:path';
import { bin, root, run, type Step } from './steps.ts';
import { buildStore } from './store-build.ts';

/** Builds the packages, the store and Storybook. */
const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit', 'create-promenade'].map(
  (name): Step => ({
    title: `Building ${name}`,
    command: 'node',
    args: ['--run', 'build'],
    cwd: join(root, 'packages', name),
  }),
);

for (const step of packages) if (!(await run(step)).ok) process.exit(1);
if (!(await buildStore())) process.exit(1);
const storybook = {
  title: 'Building Storybook',
  command: bin('storybook'),
  args: ['build', '--quiet', '-o', 'storybook-static'],
};
process.exit((await run(storybook)).ok ? 0 : 1);
