export interface OverlayProps {
  open: boolean;
  /** What to say in it. */
  message?: string | undefined;
  onClose(): void;
}
