import useSWR, { SWRConfig } from 'swr';
import type { Contender, Shop } from '../shop.ts';
import { Stepper } from '../stepper.tsx';

function Lines({ shop }: { shop: Shop }) {
  const { data = [], mutate } = useSWR('cart', () => shop.read());
  const change = (id: number, quantity: number) => {
    const next = data.map((line) => (line.id === id ? { id, quantity } : line));
    mutate(
      shop.write(id, quantity).then(() => next),
      { optimisticData: next, rollbackOnError: true, revalidate: false },
    ).catch(() => {});
  };
  return data.map(({ id, quantity }) => (
    <Stepper key={id} shop={shop} id={id} quantity={quantity} onChange={(wanted) => change(id, wanted)} />
  ));
}

/** Written like the optimistic updates in its documentation. */
export const swr: Contender = {
  name: 'swr, optimistic mutate',
  Page: ({ shop }) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Lines shop={shop} />
    </SWRConfig>
  ),
};
