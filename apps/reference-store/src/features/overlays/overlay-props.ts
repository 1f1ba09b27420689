export interface OverlayProps {
  open: boolean;
  onClose(): void;
}
