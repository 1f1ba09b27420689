import type { FamilyClient, Wire } from './client.ts';
import type { Chosen, Client } from './clients.ts';
import { someProduct } from './shop.ts';

/** Steps of a signed-in shopper on the pages of a client, from a product to the payment. */
export function buyer(client: Client, page: FamilyClient) {
  /** Saves an address and opens the checkout. */
  async function checkout(wanted: object): Promise<{ preOrderNo: string; addressId: number }> {
    const { id: addressId } = await page.post('/api/front/address/edit', client.address);
    const { preOrderNo } = await page.post('/api/front/order/pre/order', wanted);
    return { preOrderNo, addressId };
  }

  async function usual(): Promise<Chosen> {
    const { id: productId, detail } = await someProduct(page);
    return { productId, sku: client.chosen(detail) };
  }

  /** From "Buy now" to the order. Buys two units of some product, unless one is chosen. */
  async function ordered(payType: string, chosen?: Chosen): Promise<{ orderNo: string; sku: Wire }> {
    const bought = chosen ?? (await usual());
    const terms = await checkout({ preOrderType: 'buyNow', orderDetails: [client.buyNow(bought, 2)] });
    await page.get(`/api/front/order/load/pre/${terms.preOrderNo}`);
    await page.post('/api/front/order/computed/price', client.price(terms, client.noCoupon));
    const { orderNo } = await page.post(
      '/api/front/order/create',
      client.order({ ...terms, payType }, client.noCoupon),
    );
    return { orderNo, sku: bought.sku };
  }

  /** Starts the payment. Neither client names the shop to return to. */
  const pays = (orderNo: string, payType: string): Promise<Wire> =>
    page.post('/api/front/pay/payment', { orderNo, payType, payChannel: client.payChannel });

  return { checkout, ordered, pays };
}
