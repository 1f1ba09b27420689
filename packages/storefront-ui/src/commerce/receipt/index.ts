export { Receipt, type ReceiptProps, type ReceiptRow } from './Receipt.tsx';
