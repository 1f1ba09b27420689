import { createPaymentRegistry, type PaymentProvider, sandboxProvider, usePayments } from '@promenade/storefront-hooks';
import { StorefrontError } from '@promenade/storefront-sdk';

/** The script of a payment provider, here called Acme. */
export interface AcmeForm {
  mount(element: HTMLElement, secret: string): Promise<void>;
  pay(): Promise<{ isPaid: boolean; message?: string }>;
  unmount(): void;
}

/** @param load Loads the script, once its form is shown. */
export const acmeProvider = (load: () => Promise<AcmeForm>): PaymentProvider => ({
  id: 'acme', // the backend gets it as `payType`
  isAvailable: () => true,
  async mount(element, { orderNo, result }) {
    const form = await load();
    await form.mount(element, result.stripeClientSecret ?? '');
    return {
      async confirm() {
        const { isPaid, message } = await form.pay();
        if (isPaid) return { kind: 'done', orderNo };
        // The shopper can correct the input and pay again.
        throw new StorefrontError({ kind: 'invalid', endpoint: 'payments.pay', code: 400, serverMessage: message });
      },
      dispose: () => form.unmount(),
    };
  },
});

/** Create the registry once, outside of components. */
export const registryWith = (load: () => Promise<AcmeForm>) =>
  createPaymentRegistry([acmeProvider(load), sandboxProvider]);

export function Payment({ orderNo, registry }: { orderNo: string; registry: ReturnType<typeof registryWith> }) {
  const { methods, start, form } = usePayments(registry);
  return (
    <>
      {methods.data?.map((payType) => (
        <button key={payType} type="button" onClick={() => start.run({ orderNo, payType }).catch(() => {})}>
          Pay with {payType}
        </button>
      ))}
      <div ref={form.ref} />
      {form.state === 'ready' && (
        <button type="button" disabled={form.confirm.isPending} onClick={() => form.confirm.run().catch(() => {})}>
          Pay now
        </button>
      )}
      {form.confirm.error && <p role="alert">{form.confirm.error.serverMessage}</p>}
      {form.confirm.isSuccess && <p>Thank you</p>}
    </>
  );
}
