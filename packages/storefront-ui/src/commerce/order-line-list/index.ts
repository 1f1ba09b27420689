export { OrderLineList, type OrderLineListProps, type OrderLineView } from './OrderLineList.tsx';
