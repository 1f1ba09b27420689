import { CheckoutPage } from '../buying';

export default async function Page({ searchParams }: { searchParams: Promise<{ preOrderNo?: string }> }) {
  return <CheckoutPage preOrderNo={(await searchParams).preOrderNo ?? ''} />;
}
