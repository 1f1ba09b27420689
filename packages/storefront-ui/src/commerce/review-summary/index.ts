export { ReviewSummary, type ReviewSummaryProps, type ReviewSummaryRow } from './ReviewSummary.tsx';
