import { useSearchParams } from 'react-router';
import { CheckoutPage } from '../buying';

export default function Checkout() {
  const [query] = useSearchParams();
  return <CheckoutPage preOrderNo={query.get('preOrderNo') ?? ''} />;
}
