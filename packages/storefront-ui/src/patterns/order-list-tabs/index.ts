export { OrderListTabs, type OrderListTabsProps } from './OrderListTabs.tsx';
