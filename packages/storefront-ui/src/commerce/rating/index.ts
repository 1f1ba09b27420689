export { Rating, type RatingProps, type RatingView } from './Rating.tsx';
