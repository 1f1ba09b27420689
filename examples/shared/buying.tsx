'use client';
import * as shop from '@promenade/storefront-hooks';
import { addressFormat, addressIssues, fieldTexts, issueTexts } from '@promenade/storefront-hooks/domain';
import { type Address, isStorefrontError, type PreOrder, textsFor } from '@promenade/storefront-sdk';
import { Button, Heading, Stack, TextLink } from '@promenade/storefront-ui';
import { AddressCard, AddressForm, CartLine, OrderLineList, Receipt } from '@promenade/storefront-ui/shop';
import { texts } from './language';

const payments = shop.createPaymentRegistry([shop.sandboxProvider, shop.cashOnDeliveryProvider]);
const checkoutPath = (preOrderNo: string) => `/checkout?preOrderNo=${preOrderNo}`;

function ErrorMessage({ error }: { error: unknown }) {
  const { errorText } = shop.useStorefront();
  return error ? <p role="alert">{errorText(error)}</p> : null;
}

export function CartPage() {
  const { data: cart, isEmpty, error, refresh } = shop.useCart();
  const { data: summary } = shop.useCartSummary();
  const { fromCart } = shop.useCheckout();
  const { signIn, shopper } = shop.useSession();
  const goTo = (preOrderNo: string) => location.assign(checkoutPath(preOrderNo));
  shop.useIntendedAction(({ preOrderNo }) => preOrderNo && goTo(preOrderNo));
  if (error && !cart) return <Button onClick={refresh}>{texts.tryAgain}</Button>;
  if (!cart || !summary) return <p>{texts.loading}</p>;
  if (isEmpty) return <p>{texts.cartEmpty}</p>;
  // A guest signs in; `useIntendedAction` then opens the checkout.
  const checkOut = () =>
    fromCart.run().then(goTo, (error) => (isStorefrontError(error, 'auth') ? signIn.run() : undefined));
  return (
    <Stack>
      <title>{texts.cart}</title>
      <Heading headingLevel={1}>{texts.cart}</Heading>
      {cart.groups.flatMap(({ lineIds }) => lineIds.map((id) => <Line key={id} lineId={id} />))}
      <ErrorMessage error={shopper && fromCart.error} />
      <Button pending={fromCart.isPending} onClick={() => checkOut().catch(() => {})}>
        {shopper ? texts.checkOut(summary.total) : texts.signInToCheckOut}
      </Button>
    </Stack>
  );
}

function Line({ lineId }: { lineId: number }) {
  const view = shop.useCartLineView(lineId);
  return view && <CartLine {...view} />;
}

export function CheckoutPage({ preOrderNo }: { preOrderNo: string }) {
  const { data: addresses, save } = shop.useAddresses();
  const { data: checkout, error } = shop.usePreOrder(preOrderNo);
  const { locale, errorText } = shop.useStorefront();
  if (error) return <ErrorMessage error={error} />;
  if (!addresses || !checkout) return <p>{texts.loading}</p>;
  const [address] = addresses;
  if (address) return <Order preOrderNo={preOrderNo} checkout={checkout} address={address} />;
  const issues = textsFor(locale, issueTexts);
  return (
    <Stack>
      <title>{texts.checkout}</title>
      <Heading headingLevel={1}>{texts.whereTo}</Heading>
      <AddressForm
        formatOf={addressFormat}
        validate={(values) => fieldTexts(addressIssues(values), issues)}
        formError={save.error && errorText(save.error)}
        pending={save.isPending}
        onSave={(values) => save.run({ ...values, isDefault: true })}
      />
    </Stack>
  );
}

function Order({ preOrderNo, checkout, address }: { preOrderNo: string; checkout: PreOrder; address: Address }) {
  const totalCents = checkout.payFee;
  const { merchants, amounts } = shop.usePreOrderView(checkout);
  const receipt = shop.useReceipt(amounts, texts.receipt);
  const card = shop.useAddressCard(address);
  const { place, totalChange } = shop.useCheckout();
  const { methods, start } = shop.usePayments(payments);
  const error = place.error ?? start.error;
  const pay = async (payType: string) => {
    const { orderNo } = await place.run({ preOrderNo, addressId: address.id, totalCents, payType });
    const next = await start.run({ orderNo, payType });
    location.assign(next.kind === 'redirect' ? next.url : `/order/payment_result?orderNo=${orderNo}`);
  };
  return (
    <Stack>
      <title>{texts.checkout}</title>
      <Heading headingLevel={1}>{texts.checkout}</Heading>
      <AddressCard {...card} />
      {merchants.map(({ merId, lines }) => (
        <OrderLineList key={merId} lines={lines} />
      ))}
      <Receipt {...receipt} />
      {totalChange && <p role="alert">{texts.totalChanged}</p>}
      <ErrorMessage error={totalChange ? undefined : error} />
      {methods.data?.map((payType) => (
        <Button key={payType} pending={place.isPending || start.isPending} onClick={() => pay(payType).catch(() => {})}>
          {payType === 'cod' ? texts.orderOnDelivery : texts.order}
        </Button>
      ))}
    </Stack>
  );
}

export function PaymentResultPage({ orderNo, search }: { orderNo: string; search: string }) {
  const { state } = shop.usePaymentResult(orderNo, { registry: payments, search });
  return (
    <Stack>
      <title>{texts.payment[state]}</title>
      <Heading headingLevel={1}>{texts.payment[state]}</Heading>
      <p>{texts.orderNumber(orderNo)}</p>
      <TextLink href="/">{texts.continueShopping}</TextLink>
    </Stack>
  );
}
