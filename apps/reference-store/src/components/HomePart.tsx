import type { CarouselProps } from '@promenade/storefront-ui';
import { useEnvironment } from '../lib/environment.ts';
import { lazyWithWords } from '../lib/lazy.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import type { HomeSectionsProps } from './HomeSections.tsx';

/** A press on the first banner is over by then. */
const PRESS_MS = 1_000;

// Without its code the first banner stays as it is.
const stays = () => undefined;
const HomeCarousel = lazyPart<CarouselProps>(async () => {
  const [{ Carousel }] = await Promise.all([
    import('./HomeCarousel.ts'),
    new Promise((resolve) => setTimeout(resolve, PRESS_MS)),
  ]);
  return Carousel;
}, stays);
const sections = lazyWithWords<HomeSectionsProps>(['lists', 'product', 'below'], () =>
  import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections),
);

/** A part of home that comes later: all banners in turn, or sections. */
export type HomePartProps = ({ place: 'banners' } & CarouselProps) | HomeSectionsProps;

// On its own: the list of the files behind it would weigh as much as the rest of home.
export function HomePart(props: HomePartProps) {
  const { Component: HomeSections } = sections[useEnvironment().locale];
  if (props.place !== 'banners') return <HomeSections place={props.place} />;
  return <HomeCarousel label={props.label} slides={props.slides} />;
}
