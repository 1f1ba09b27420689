import { queries, useCartCount, useListQuery, useQuickAdd } from '@promenade/storefront-hooks';

/** A component of your app. */
export function ProductList() {
  const { data = [], error } = useListQuery((page) => queries.products({}, page));
  const { run } = useQuickAdd();
  const count = useCartCount();
  if (error) return <p role="alert">The products cannot be loaded.</p>;
  return (
    <>
      <p>{count} in the cart</p>
      {data.map((product) => (
        <button key={product.id} type="button" onClick={() => run(product)}>
          Add {product.storeName}
        </button>
      ))}
    </>
  );
}
