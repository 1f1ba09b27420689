export { OrderStatus, type OrderStatusName, type OrderStatusProps } from './OrderStatus.tsx';
