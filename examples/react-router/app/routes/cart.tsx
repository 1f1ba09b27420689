export { CartPage as default } from '../buying';
