export { HeroStill, type HeroStillProps } from './HeroStill.tsx';
