export { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
export { ReviewCardSkeleton, type ReviewCardSkeletonProps } from './ReviewCardSkeleton.tsx';
