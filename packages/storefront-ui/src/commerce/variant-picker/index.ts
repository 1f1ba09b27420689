export {
  type VariantAxisView,
  type VariantChoice,
  VariantPicker,
  type VariantPickerProps,
  type VariantValueView,
} from './VariantPicker.tsx';
