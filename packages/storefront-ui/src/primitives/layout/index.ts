export { Container, type ContainerProps } from './Container.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export type { Responsive } from './responsive.ts';
export { Stack, type StackProps } from './Stack.tsx';
export type { SpaceStep } from './space.css.ts';
