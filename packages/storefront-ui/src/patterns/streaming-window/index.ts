export { StreamingWindow, type StreamingWindowProps } from './StreamingWindow.tsx';
export type { WindowPlace } from './window-place.ts';
