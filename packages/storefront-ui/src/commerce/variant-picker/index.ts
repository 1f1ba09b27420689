export {
  type VariantAxisView,
  VariantPicker,
  type VariantPickerProps,
  type VariantValueView,
} from './VariantPicker.tsx';
