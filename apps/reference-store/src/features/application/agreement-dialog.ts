import { lazyOnIntent } from '../overlays/lazy-on-intent.ts';
import type { AgreementDialogProps } from './AgreementDialog.tsx';

/** The agreement in a dialog; its code comes when somebody reaches for it. */
export const agreementDialog = lazyOnIntent<AgreementDialogProps>(() =>
  import('./AgreementDialog.tsx').then(({ AgreementDialog }) => AgreementDialog),
);
