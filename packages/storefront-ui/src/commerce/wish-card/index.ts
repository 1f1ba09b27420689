export { WishCard, type WishCardProps } from './WishCard.tsx';
