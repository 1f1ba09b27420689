export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { createToasts, type ToastMessage, type Toasts } from './toasts.ts';
