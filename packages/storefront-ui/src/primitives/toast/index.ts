export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { createToasts, type ToastMessage, type Toasts, toasts } from './toasts.ts';
