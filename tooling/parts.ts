import type { Job } from './schedule.ts';

/** The parts of all tests that may run on machines of their own, by the titles of their jobs. */
export const PARTS = {
  check: /^(Types of|Lint and format|Import rule|Reference of|Components and their stories|The repository itself)/,
  unit: /^Rules, client, hooks and components$/,
  api: /reference API|^API,|cluster/i,
  browser: /^(Building the store|The shop in Chromium|Budgets|Lighthouse|One address against the shop)$/,
  stories: /^(Stories|Components with random props|Building Storybook|Built Storybook|Every story)/,
  packages: /^Packed packages/,
} as const;

export type Part = keyof typeof PARTS;

export const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

export function partsOf(title: string): Part[] {
  return (Object.keys(PARTS) as Part[]).filter((part) => PARTS[part].test(title));
}

/**
 * The jobs of one part, or all without one.
 *
 * @throws Error where a job is in no part, in several, or comes after one of another part.
 */
export function jobsOf(jobs: readonly Job[], part: string | undefined): Job[] {
  if (part === undefined) return [...jobs];
  const partOf = (title: string) => {
    const [found, ...others] = partsOf(title);
    if (!found || others.length > 0) throw new Error(`“${title}” has to be in one part of tooling/parts.ts.`);
    return found;
  };
  for (const { title, after = [] } of jobs) {
    const foreign = after.find((other) => partOf(other) !== partOf(title));
    if (foreign) throw new Error(`“${title}” comes after “${foreign}”, which is in another part.`);
  }
  if (!isPart(part)) throw new Error(`There is no part “${part}”, but ${Object.keys(PARTS).join(', ')}.`);
  return jobs.filter(({ title }) => partOf(title) === part);
}
