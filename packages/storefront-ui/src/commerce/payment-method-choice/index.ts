export { PaymentMethodChoice, type PaymentMethodChoiceProps, type PaymentMethodView } from './PaymentMethodChoice.tsx';
