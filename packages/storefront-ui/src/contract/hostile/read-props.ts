import type { TestProject } from 'vitest/node';
import { type ComponentProps, readComponentProps } from './prop-types.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    componentProps: ComponentProps;
    /** Random sets of props for each component. */
    rounds: number;
  }
}

/** The browser has no compiler: what props take is read before, in Node. */
export default function setup(project: TestProject): void {
  project.provide('componentProps', readComponentProps());
  project.provide('rounds', process.env.PM_DEEP ? 200 : 6);
}
