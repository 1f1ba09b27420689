export { RegistrationDialog, type RegistrationDialogProps } from './RegistrationDialog.tsx';
