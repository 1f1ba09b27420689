export { type StarCount, StarRating, type StarRatingProps } from './StarRating.tsx';
