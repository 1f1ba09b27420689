import { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contender, Shop } from '../shop.ts';
import { Stepper } from '../stepper.tsx';

type Cart = Awaited<ReturnType<Shop['read']>>;
interface Change {
  id: number;
  quantity: number;
}
const queryKey = ['cart'];

function Lines({ shop }: { shop: Shop }) {
  const client = useQueryClient();
  const { data = [] } = useQuery<Cart>({ queryKey, queryFn: () => shop.read() });
  const { mutate } = useMutation({
    mutationFn: ({ id, quantity }: Change) => shop.write(id, quantity),
    async onMutate({ id, quantity }: Change) {
      await client.cancelQueries({ queryKey });
      const previous = client.getQueryData<Cart>(queryKey);
      client.setQueryData<Cart>(queryKey, (lines) => lines?.map((line) => (line.id === id ? { id, quantity } : line)));
      return { previous };
    },
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.previous),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return data.map(({ id, quantity }) => (
    <Stepper key={id} shop={shop} id={id} quantity={quantity} onChange={(wanted) => mutate({ id, quantity: wanted })} />
  ));
}

/** Written like the optimistic updates in its documentation. */
export const reactQuery: Contender = {
  name: 'react-query, onMutate',
  Page({ shop }) {
    const [client] = useState(() => new QueryClient());
    return (
      <QueryClientProvider client={client}>
        <Lines shop={shop} />
      </QueryClientProvider>
    );
  },
};
