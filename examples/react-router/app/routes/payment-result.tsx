import { useSearchParams } from 'react-router';
import { PaymentResultPage } from '../buying';

export default function PaymentResult() {
  const [query] = useSearchParams();
  return <PaymentResultPage orderNo={query.get('orderNo') ?? ''} search={`${query}`} />;
}
