import { CartPage } from '../buying';

export default function Page() {
  return <CartPage />;
}
