import {
  errorTextIn,
  useOrder,
  useOrderByToken,
  useOrderLines,
  useSession,
  useWithdrawFromOrder,
  type WithdrawalDraft,
  type Write,
} from '@promenade/storefront-hooks';
import { formatDate, orderPath, withdrawableQuantity } from '@promenade/storefront-hooks/domain';
import type { OrderDetail, OrderLine, StorefrontError, WithdrawalReceipt } from '@promenade/storefront-sdk';
import {
  Alert,
  Button,
  Container,
  CopyText,
  DescriptionList,
  type DescriptionListProps,
  Form,
  Message,
  PageHeader,
  TextArea,
  TextLink,
} from '@promenade/storefront-ui';
import { OrderLineList } from '@promenade/storefront-ui/shop';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { chosenQuantity, RefundLineChoice } from '../components/RefundForm.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { refundPath, withdrawalPath } from '../lib/account-paths.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useTitleFocus } from '../lib/focus-page-title.ts';
import { useMailToken } from '../lib/mail-token.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';
import refundsStyles from '../styles/refunds.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('service');
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  const checkoutNo = url.searchParams.get('checkout')?.trim() ?? '';
  const address = { orderNo, checkoutNo, step: url.searchParams.get('step') };
  return (
    <Container className={styles.page}>
      <PageHead title={text('withdrawal.title')} />
      <div className={widths.list}>
        <WithdrawalAccess key={orderNo} {...address} />
      </div>
    </Container>
  );
}

interface Address {
  /** SH number. */
  orderNo: string;
  /** PT number; empty if the address has none. */
  checkoutNo: string;
  step: string | null;
}

/** Withdraws for the order's signed-in owner, or for a visitor who opened the link in its mail in this tab. */
function WithdrawalAccess(address: Address) {
  const text = useText('service');
  const token = useMailToken(address.checkoutNo);
  const { state } = useSession();
  const isAnonymous = state !== 'authenticated' && state !== 'unknown';
  if (token && isAnonymous) return <OrderWithdrawal {...address} token={token} />;
  return (
    <SignedInOnly title={text('withdrawal.title')}>
      <OrderWithdrawal {...address} token={token} isOwner />
    </SignedInOnly>
  );
}

interface OrderWithdrawalProps extends Address {
  token: string | null | undefined;
  /** Whether to read the order from the shopper's account first. @default false */
  isOwner?: boolean;
}

/** One merchant's part of an order opened by mail. */
function mailedOrder(data: ReturnType<typeof useOrderByToken>['data'], orderNo: string): WithdrawalOrder | undefined {
  if (data?.kind !== 'master') return undefined;
  const part = data.order.orderList.find((each) => each.orderNo === orderNo);
  return part && { ...part, realName: data.order.realName };
}

const isUnknown = (error: StorefrontError | undefined) => error?.kind === 'not-found' || error?.kind === 'invalid';

/** Reads the order from the account. A signed-in customer may have opened the mail of another account's order. */
function OrderWithdrawal({ token, isOwner = false, ...address }: OrderWithdrawalProps) {
  const text = useText('service');
  const { orderNo } = address;
  const own = useOrder((isOwner && orderNo) || null);
  const isOwn = own.data?.kind === 'merchant';
  const isMailed = !isOwner || !orderNo || (own.data && !isOwn) || isUnknown(own.error);
  const mailed = useOrderByToken((isMailed && token) || null);
  const withdraw = useWithdrawFromOrder(orderNo, isMailed ? (token ?? undefined) : undefined);
  const order = isMailed
    ? mailedOrder(mailed.data, orderNo)
    : own.data?.kind === 'merchant'
      ? own.data.order
      : undefined;
  const read = isMailed ? mailed : own;
  if (order) return <Withdrawal {...address} order={order} withdraw={withdraw} isOwner={isOwn} />;
  if ((isMailed && !token) || read.data || isUnknown(read.error)) return <NoRight />;
  const { error, isRefreshing, refresh } = read;
  if (error) return <ReadError page title={text('withdrawal.failed')} of={{ error, isRefreshing, refresh }} />;
  return (
    <div aria-busy="true">
      <PageHeader title={text('withdrawal.title')} />
      <OrderCardSkeleton />
    </div>
  );
}

function NoRight({ orderHref }: { orderHref?: string }) {
  const text = useText('service');
  return (
    <Message
      headingLevel={1}
      title={text('withdrawal.impossible')}
      actions={orderHref ? <Button href={orderHref}>{text('refunds.toOrder')}</Button> : null}
    >
      {text('withdrawal.impossibleText')}
    </Message>
  );
}

/** The fields of an order that the page reads. */
type WithdrawalOrder = Pick<OrderDetail, 'merName' | 'realName' | 'orderInfoList' | 'withdrawal'>;

interface WithdrawalProps extends Address {
  order: WithdrawalOrder;
  withdraw: Write<[draft: WithdrawalDraft], WithdrawalReceipt>;
  /** Whether the shopper has access to the account's pages. */
  isOwner: boolean;
}

const REASON_MAX_LENGTH = 255;

/** Declares a withdrawal, confirms it, and shows its receipt. */
function Withdrawal({ order, withdraw, isOwner, orderNo, checkoutNo, step }: WithdrawalProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  // The receipt shows the confirmed lines even when the order changes.
  const [confirmed, setConfirmed] = useState<readonly OrderLine[]>();
  const covered = order.orderInfoList.filter((line) => withdrawableQuantity(line) > 0);
  const excluded = order.orderInfoList.filter(({ isWithdrawable }) => isWithdrawable === false);
  const chosen = covered
    .map((line) => ({ ...line, payNum: chosenQuantity(line, { quantities }) }))
    .filter(({ payNum }) => payNum > 0);
  const receipt = withdraw.data;
  const isConfirm = step === 'confirm' && chosen.length > 0;
  useTitleFocus(receipt ? 'receipt' : isConfirm ? 'confirm' : 'form');

  if (receipt && confirmed) {
    return <Receipt receipt={receipt} isOwner={isOwner} order={order} orderNo={orderNo} lines={confirmed} />;
  }
  const orderHref = orderPath(isOwner ? orderNo : checkoutNo);
  if (!order.withdrawal) return <NoRight orderHref={orderHref} />;
  const { until } = order.withdrawal;
  const confirm = () => {
    setConfirmed(chosen);
    const lines = chosen.map(({ id, payNum }) => ({ orderInfoId: id, quantity: payNum }));
    withdraw.run({ reason, lines }).catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={text(isConfirm ? 'withdrawal.confirmTitle' : 'withdrawal.title')}
        text={<TextLink href={orderHref}>{text('refunds.orderNumbered', { number: orderNo })}</TextLink>}
      />
      <div className={refundsStyles.results}>
        {isConfirm ? (
          <div className={refundsStyles.column}>
            <p>{text('withdrawal.statement')}</p>
            <Declared
              order={order}
              orderNo={orderNo}
              lines={chosen}
              rows={
                reason.trim()
                  ? [
                      {
                        term: text('refunds.reason'),
                        value: <span className={refundsStyles.quote}>{reason.trim()}</span>,
                      },
                    ]
                  : []
              }
            />
            {withdraw.error ? (
              <Alert tone="critical" announce title={text('withdrawal.notSent')}>
                {errorTextIn(withdraw.error, locale)}
              </Alert>
            ) : null}
            <div className={refundsStyles.actions}>
              <Button size="large" pending={withdraw.isPending} onClick={confirm}>
                {text('withdrawal.confirm')}
              </Button>
              <Button size="large" variant="outline" href={withdrawalPath(orderNo, checkoutNo)}>
                {text('refunds.change')}
              </Button>
            </div>
          </div>
        ) : (
          <Form
            validate={() => ({
              lines: chosen.length > 0 ? undefined : text('withdrawal.nothingChosen'),
              reason: [...reason].length > REASON_MAX_LENGTH ? text('withdrawal.reasonTooLong') : undefined,
            })}
            onSubmit={(event) => {
              event.preventDefault();
              void navigate(withdrawalPath(orderNo, checkoutNo, 'confirm'));
            }}
          >
            <p>
              {until === null
                ? text('withdrawal.beforeDelivery')
                : text('withdrawal.until', { day: formatDate(until - 1, { locale }) })}
            </p>
            <RefundLineChoice
              label={text('withdrawal.lines')}
              lines={covered}
              draft={{ quantities }}
              onQuantityChange={(id, count) => setQuantities({ ...quantities, [id]: count })}
            />
            {excluded.length > 0 ? (
              <p className={refundsStyles.soft}>
                {text('withdrawal.excluded', { names: excluded.map(({ productName }) => productName).join(', ') })}
              </p>
            ) : null}
            <TextArea
              label={text('withdrawal.reason')}
              name="reason"
              rows={3}
              value={reason}
              onValueChange={setReason}
            />
            <div className={refundsStyles.actions}>
              <Button type="submit" size="large">
                {text('withdrawal.declare')}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </>
  );
}

interface DeclaredProps {
  order: WithdrawalOrder;
  orderNo: string;
  lines: readonly OrderLine[];
  /** Further rows. */
  rows: DescriptionListProps['rows'];
}

/** The declaration: its lines, who declares it and to whom. */
function Declared({ order, orderNo, lines, rows }: DeclaredProps) {
  const text = useText('service');
  return (
    <>
      <OrderLineList {...useOrderLines(lines)} label={text('withdrawal.lines')} />
      <DescriptionList
        variant="lines"
        rows={[
          { term: text('withdrawal.name'), value: order.realName },
          { term: text('refunds.order'), value: orderNo },
          { term: text('refunds.merchant'), value: order.merName },
          ...rows,
        ]}
      />
    </>
  );
}

interface ReceiptProps extends Omit<DeclaredProps, 'rows'> {
  receipt: WithdrawalReceipt;
  isOwner: boolean;
}

/** The declaration with its date and number, for printing. */
function Receipt({ receipt: { refundOrderNo, declaredAt, isMailed }, isOwner, ...declared }: ReceiptProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  return (
    <>
      <PageHeader title={text('withdrawal.sent.title')} />
      <div className={refundsStyles.results}>
        <Alert tone={isMailed ? 'positive' : 'caution'}>
          {text(isMailed ? 'withdrawal.sent.mailed' : 'withdrawal.sent.notMailed')}
        </Alert>
        <Declared
          {...declared}
          rows={[
            { term: text('withdrawal.sent.at'), value: formatDate(declaredAt, { locale, withTime: true }) },
            {
              term: text('refunds.number'),
              value: (
                <CopyText value={refundOrderNo} label={text('refunds.copy')} copiedLabel={text('refunds.copied')} />
              ),
            },
          ]}
        />
        <p>{text('withdrawal.sent.next', { merchant: declared.order.merName })}</p>
        <div className={refundsStyles.actions}>
          {isOwner ? <Button href={refundPath(refundOrderNo)}>{text('refunds.sent.view')}</Button> : null}
          <Button variant="outline" onClick={() => window.print()}>
            {text('withdrawal.print')}
          </Button>
        </div>
      </div>
    </>
  );
}
