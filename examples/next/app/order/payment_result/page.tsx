import { PaymentResultPage } from '../../buying';

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const query = await searchParams;
  return <PaymentResultPage orderNo={query.orderNo ?? ''} search={`${new URLSearchParams(query)}`} />;
}
