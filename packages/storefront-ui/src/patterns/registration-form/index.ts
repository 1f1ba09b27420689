export {
  type RegistrationCode,
  type RegistrationField,
  RegistrationForm,
  type RegistrationFormProps,
  type RegistrationValues,
} from './RegistrationForm.tsx';
