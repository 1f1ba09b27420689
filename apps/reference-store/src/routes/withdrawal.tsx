import {
  errorTextIn,
  useOrder,
  useOrderByToken,
  useOrderLines,
  useSession,
  useStorefront,
  useWithdrawFromOrder,
  type WithdrawalDraft,
  type Write,
} from '@promenade/storefront-hooks';
import { formatDate, orderPath, withdrawableQuantity } from '@promenade/storefront-hooks/domain';
import type { OrderDetail, OrderLine, WithdrawalReceipt } from '@promenade/storefront-sdk';
import {
  Alert,
  Button,
  Container,
  CopyText,
  DescriptionList,
  Form,
  Message,
  OrderLineList,
  PageHeader,
  TextArea,
  TextLink,
} from '@promenade/storefront-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { chosenPieces, RefundLineChoice } from '../components/RefundForm.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { refundPath, withdrawalPath } from '../lib/account-paths.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
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
        <WithdrawalGate key={orderNo} {...address} />
      </div>
    </Container>
  );
}

interface Address {
  /** SH number. */
  orderNo: string;
  /** PT number; empty where the address has none. */
  checkoutNo: string;
  step: string | null;
}

/** Withdraws for the order's owner, who is signed in, or for whoever has opened the link of its mail in this tab. */
function WithdrawalGate(address: Address) {
  const text = useText('service');
  const token = useMailToken(address.checkoutNo);
  const { state } = useSession();
  if (token && state !== 'authenticated' && state !== 'unknown') return <ByMail {...address} token={token} />;
  return (
    <SignedInOnly title={text('withdrawal.title')}>
      <ByOwner {...address} token={token ?? undefined} />
    </SignedInOnly>
  );
}

/** Somebody who is signed in may have opened the mail of another account's order. */
function ByOwner({ token, ...address }: Address & { token: string | undefined }) {
  const { data, error, isRefreshing, refresh } = useOrder(address.orderNo || null);
  const withdraw = useWithdrawFromOrder(address.orderNo);
  if (data?.kind === 'merchant') return <Withdrawal {...address} order={data.order} withdraw={withdraw} isOwner />;
  if (!address.orderNo || data || error?.kind === 'not-found' || error?.kind === 'invalid') {
    return token ? <ByMail {...address} token={token} /> : <NoRight />;
  }
  return <Reading of={{ error, isRefreshing, refresh }} />;
}

function ByMail({ token, ...address }: Address & { token: string }) {
  const { data, error, isRefreshing, refresh } = useOrderByToken(token);
  const withdraw = useWithdrawFromOrder(address.orderNo, token);
  const order = useMemo(() => {
    if (data?.kind !== 'master') return undefined;
    const part = data.order.orderList.find(({ orderNo }) => orderNo === address.orderNo);
    return part && { ...part, realName: data.order.realName };
  }, [data, address.orderNo]);
  if (order) return <Withdrawal {...address} order={order} withdraw={withdraw} />;
  if (data || error?.kind === 'not-found' || error?.kind === 'invalid') return <NoRight />;
  return <Reading of={{ error, isRefreshing, refresh }} />;
}

type ReadState = Pick<ReturnType<typeof useOrder>, 'error' | 'isRefreshing' | 'refresh'>;

function Reading({ of: { error, ...read } }: { of: ReadState }) {
  const text = useText('service');
  if (error) return <ReadError page title={text('withdrawal.failed')} of={{ error, ...read }} />;
  return (
    <div aria-busy="true">
      <PageHeader title={text('withdrawal.title')} />
      <OrderCardSkeleton />
    </div>
  );
}

function NoRight({ orderNo }: { orderNo?: string }) {
  const text = useText('service');
  return (
    <Message
      headingLevel={1}
      title={text('withdrawal.impossible')}
      action={orderNo ? <Button href={orderPath(orderNo)}>{text('refunds.toOrder')}</Button> : null}
    >
      {text('withdrawal.impossibleText')}
    </Message>
  );
}

/** What the page needs of an order. */
type WithdrawalOrder = Pick<OrderDetail, 'merName' | 'realName' | 'orderInfoList' | 'withdrawal'>;

interface WithdrawalProps extends Address {
  order: WithdrawalOrder;
  withdraw: Write<[draft: WithdrawalDraft], WithdrawalReceipt>;
  /** Whether the pages of the account are the shopper's. @default false */
  isOwner?: boolean;
}

/** Declares a withdrawal, confirms it, and shows its receipt. */
function Withdrawal({ order, withdraw, isOwner = false, orderNo, checkoutNo, step }: WithdrawalProps) {
  const text = useText('service');
  const navigate = useNavigate();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  // What is shown on the receipt is what was confirmed, whatever the order becomes.
  const [confirmed, setConfirmed] = useState<readonly OrderLine[]>();
  const covered = order.orderInfoList.filter((line) => withdrawableQuantity(line) > 0);
  const chosen = covered
    .map((line) => ({ ...line, payNum: chosenPieces(line, { pieces }) }))
    .filter(({ payNum }) => payNum > 0);
  const receipt = withdraw.data;
  const isConfirm = step === 'confirm' && chosen.length > 0;

  const shown = receipt ? 'receipt' : isConfirm ? 'confirm' : 'form';
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current !== shown) focusPageTitle();
    lastShown.current = shown;
  }, [shown]);

  if (receipt && confirmed) {
    return <Receipt order={order} orderNo={orderNo} lines={confirmed} receipt={receipt} isOwner={isOwner} />;
  }
  if (!order.withdrawal) return <NoRight orderNo={isOwner ? orderNo : checkoutNo} />;
  const confirm = () => {
    setConfirmed(chosen);
    const lines = chosen.map(({ id, payNum }) => ({ orderInfoId: id, quantity: payNum }));
    withdraw.run({ reason, lines }).catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={text(isConfirm ? 'withdrawal.confirmTitle' : 'withdrawal.title')}
        text={
          <TextLink href={orderPath(isOwner ? orderNo : checkoutNo)}>
            {text('refunds.orderNumbered', { number: orderNo })}
          </TextLink>
        }
      />
      <div className={refundsStyles.results}>
        {isConfirm ? (
          <Confirmation
            order={order}
            orderNo={orderNo}
            lines={chosen}
            reason={reason}
            withdraw={withdraw}
            onConfirm={confirm}
            changeHref={withdrawalPath(orderNo, checkoutNo)}
          />
        ) : (
          <Declaration
            order={order}
            covered={covered}
            pieces={pieces}
            reason={reason}
            canGoOn={chosen.length > 0}
            onPieces={(id, count) => setPieces({ ...pieces, [id]: count })}
            onReason={setReason}
            onDeclare={() => void navigate(withdrawalPath(orderNo, checkoutNo, 'confirm'))}
          />
        )}
      </div>
    </>
  );
}

interface DeclarationProps {
  order: WithdrawalOrder;
  covered: readonly OrderLine[];
  pieces: Readonly<Record<string, number>>;
  reason: string;
  canGoOn: boolean;
  onPieces(lineId: number, pieces: number): void;
  onReason(reason: string): void;
  onDeclare(): void;
}

const REASON_MAX_LENGTH = 255;

/** The first step: what the shopper withdraws from. */
function Declaration({ order, covered, pieces, reason, canGoOn, onPieces, onReason, onDeclare }: DeclarationProps) {
  const text = useText('service');
  const { locale } = useStorefront();
  const until = order.withdrawal?.until ?? null;
  const excluded = order.orderInfoList.filter(({ isWithdrawable }) => isWithdrawable === false);
  return (
    <Form
      errors={{}}
      validate={() => ({
        lines: canGoOn ? undefined : text('withdrawal.nothingChosen'),
        reason: [...reason].length > REASON_MAX_LENGTH ? text('withdrawal.reasonTooLong') : undefined,
      })}
      onSubmit={(event) => {
        event.preventDefault();
        onDeclare();
      }}
    >
      <p>
        {until === null
          ? text('withdrawal.beforeDelivery')
          : text('withdrawal.until', { day: formatDate(until - 1, { locale }) })}
      </p>
      <RefundLineChoice label={text('withdrawal.lines')} lines={covered} draft={{ pieces }} onPieces={onPieces} />
      {excluded.length > 0 ? (
        <p className={refundsStyles.soft}>
          {text('withdrawal.excluded', { names: excluded.map(({ productName }) => productName).join(', ') })}
        </p>
      ) : null}
      <TextArea label={text('withdrawal.reason')} name="reason" rows={3} value={reason} onValueChange={onReason} />
      <div className={refundsStyles.actions}>
        <Button type="submit" size="large">
          {text('withdrawal.declare')}
        </Button>
      </div>
    </Form>
  );
}

interface ConfirmationProps {
  order: WithdrawalOrder;
  orderNo: string;
  lines: readonly OrderLine[];
  reason: string;
  withdraw: Write<[draft: WithdrawalDraft], WithdrawalReceipt>;
  changeHref: string;
  onConfirm(): void;
}

/** The second step: the whole declaration once more, and the button that makes it. */
function Confirmation({ order, orderNo, lines, reason, withdraw, changeHref, onConfirm }: ConfirmationProps) {
  const text = useText('service');
  const { locale } = useStorefront();
  return (
    <div className={refundsStyles.column}>
      <p>{text('withdrawal.statement')}</p>
      <OrderLineList {...useOrderLines(lines)} label={text('withdrawal.lines')} />
      <DescriptionList
        variant="lines"
        rows={[
          { term: text('withdrawal.name'), value: order.realName },
          { term: text('refunds.order'), value: orderNo },
          { term: text('refunds.merchant'), value: order.merName },
          ...(reason.trim()
            ? [
                {
                  term: text('refunds.reason'),
                  value: <span className={refundsStyles.quote}>{reason.trim()}</span>,
                },
              ]
            : []),
        ]}
      />
      {withdraw.error ? (
        <Alert tone="critical" announce title={text('withdrawal.notSent')}>
          {errorTextIn(withdraw.error, locale)}
        </Alert>
      ) : null}
      <div className={refundsStyles.actions}>
        <Button size="large" pending={withdraw.isPending} onClick={onConfirm}>
          {text('withdrawal.confirm')}
        </Button>
        <Button size="large" variant="outline" href={changeHref}>
          {text('refunds.change')}
        </Button>
      </div>
    </div>
  );
}

interface ReceiptProps {
  order: WithdrawalOrder;
  orderNo: string;
  lines: readonly OrderLine[];
  receipt: WithdrawalReceipt;
  isOwner: boolean;
}

/** The receipt: what was declared and when. It can be printed, as the mail of it can. */
function Receipt({ order, orderNo, lines, receipt, isOwner }: ReceiptProps) {
  const text = useText('service');
  const { locale } = useStorefront();
  const { refundOrderNo: number, declaredAt, isMailed } = receipt;
  return (
    <>
      <PageHeader title={text('withdrawal.sent.title')} />
      <div className={refundsStyles.results}>
        <Alert tone={isMailed ? 'positive' : 'caution'}>
          {text(isMailed ? 'withdrawal.sent.mailed' : 'withdrawal.sent.notMailed')}
        </Alert>
        <OrderLineList {...useOrderLines(lines)} label={text('withdrawal.lines')} />
        <DescriptionList
          variant="lines"
          rows={[
            { term: text('withdrawal.sent.at'), value: formatDate(declaredAt, { locale, withTime: true }) },
            { term: text('withdrawal.name'), value: order.realName },
            { term: text('refunds.order'), value: orderNo },
            { term: text('refunds.merchant'), value: order.merName },
            {
              term: text('refunds.number'),
              value: <CopyText text={number} label={text('refunds.copy')} copiedLabel={text('refunds.copied')} />,
            },
          ]}
        />
        <p>{text('withdrawal.sent.next', { merchant: order.merName })}</p>
        <div className={refundsStyles.actions}>
          {isOwner ? <Button href={refundPath(number)}>{text('refunds.sent.view')}</Button> : null}
          <Button variant="outline" onClick={() => window.print()}>
            {text('withdrawal.print')}
          </Button>
        </div>
      </div>
    </>
  );
}
