export {
  type OrderActionName,
  OrderActions,
  type OrderActionsProps,
  type OrderActionView,
} from './OrderActions.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard.tsx';
