export {
  type OrderStepName,
  type OrderStepView,
  OrderTimeline,
  type OrderTimelineProps,
} from './OrderTimeline.tsx';
