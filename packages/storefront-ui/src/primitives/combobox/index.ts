export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxOption } from './ComboboxOptions.tsx';
