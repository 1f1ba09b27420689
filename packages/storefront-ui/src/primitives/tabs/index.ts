export { Tabs, type TabsProps, type TabView } from './Tabs.tsx';
