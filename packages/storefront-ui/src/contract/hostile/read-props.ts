import type { TestProject } from 'vitest/node';
import { type ComponentProps, readComponentProps } from './prop-types.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    componentProps: ComponentProps;
    /** Number of random sets of props per component. */
    rounds: number;
  }
}

/** Reads the types of the props in Node, because browsers have no TypeScript compiler. */
export default function setup(project: TestProject): void {
  project.provide('componentProps', readComponentProps());
  project.provide('rounds', process.env.PM_DEEP ? 200 : 6);
}
