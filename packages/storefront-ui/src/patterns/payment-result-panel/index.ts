export { PaymentResultPanel, type PaymentResultPanelProps, type PaymentState } from './PaymentResultPanel.tsx';
