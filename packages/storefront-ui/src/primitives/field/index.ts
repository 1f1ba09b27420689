export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { Field, type FieldControl, type FieldOptions, type FieldProps } from './Field.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
