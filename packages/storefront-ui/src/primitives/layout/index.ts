export { Container, type ContainerProps } from './Container.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { Stack, type StackProps } from './Stack.tsx';
