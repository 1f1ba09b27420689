import { APPLICATION_STATUS, APPLICATION_TRANSITIONS } from '../application-status.ts';
import { USER_COUPON_STATUS, USER_COUPON_TRANSITIONS } from '../coupon-status.ts';
import { orderActions } from '../order-actions.ts';
import { ORDER_REFUND_STATUS, ORDER_STATUS } from '../order-status.ts';
import type { OrderTransition } from '../order-transitions.ts';
import { ORDER_TRANSITIONS } from '../order-transitions.ts';
import { POINTS_STATUS, POINTS_TRANSITIONS } from '../points-status.ts';
import { PRE_ORDER_TRANSITIONS } from '../pre-order-status.ts';
import { REFUND_STATUS, REFUND_TRANSITIONS } from '../refund-status.ts';
import type { TransitionTable } from '../transitions.ts';

type AnyTable = TransitionTable<string, string>;

interface Chapter {
  title: string;
  text: string;
  table: AnyTable;
  codes?: Readonly<Record<string, number>>;
}

const chapters: readonly Chapter[] = [
  {
    title: 'Order',
    text: 'The order of one merchant in a checkout. `create`, `pay`, `cancel` and `expire` apply to all orders of a checkout. An unpaid order has `paid: false`. `hidden` is a separate flag, not a status number.',
    table: ORDER_TRANSITIONS,
    codes: ORDER_STATUS,
  },
  {
    title: 'Refund',
    text: 'A refund of a merchant’s order, in whole or in part. At most one refund of an order is open at a time.',
    table: REFUND_TRANSITIONS,
    codes: REFUND_STATUS,
  },
  {
    title: 'Merchant application',
    text: 'A declined application has a reason.',
    table: APPLICATION_TRANSITIONS,
    codes: APPLICATION_STATUS,
  },
  {
    title: 'Received coupon',
    text: 'Returned when its order is cancelled unpaid, or when all goods that it discounted are refunded.',
    table: USER_COUPON_TRANSITIONS,
    codes: USER_COUPON_STATUS,
  },
  { title: 'Pre-order', text: 'A checkout that is not ordered yet. Not on the wire.', table: PRE_ORDER_TRANSITIONS },
  {
    title: 'Points record',
    text: 'Points that an order earns or spends.',
    table: POINTS_TRANSITIONS,
    codes: POINTS_STATUS,
  },
];

const needs: Readonly<Record<NonNullable<OrderTransition['needs']>, string>> = {
  'goods-left': 'no open refund, goods left to refund',
  'no-open-refund': 'no open refund',
};

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function diagram(table: AnyTable): string {
  const id = (state: string) => (state === 'new' ? '[*]' : state.replaceAll('-', '_'));
  const named = [...new Set(table.map(({ to }) => to))].filter((state) => id(state) !== state);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...named.map((state) => `  state "${state}" as ${id(state)}`),
    ...table.flatMap(({ event, from, to }) => from.map((state) => `  ${id(state)} --> ${id(to)}: ${event}`)),
    '```',
  ].join('\n');
}

function chapter({ title, text, table, codes }: Chapter): string {
  const isGuarded = table.some((row) => 'needs' in row);
  const rows = (table as readonly OrderTransition[]).map(({ event, from, to, by, needs: need }) => [
    event,
    from.join(', '),
    to,
    by,
    ...(isGuarded ? [need ? needs[need] : ''] : []),
  ]);
  const head = ['event', 'from', 'to', 'by', ...(isGuarded ? ['needs'] : [])];
  const numbers = codes && Object.entries(codes).map(([state, code]) => `${state} ${code}`);
  return [
    `## ${title}`,
    text,
    ...(numbers ? [`On the wire: ${numbers.join(', ')}.`] : []),
    diagram(table),
    markdownTable(head, rows),
  ].join('\n\n');
}

const NOT_PAID: readonly string[] = ['unpaid', 'processing', 'cancelled'];

function actionsChapter(): string {
  const rows = Object.entries(ORDER_STATUS).flatMap(([state, status]) =>
    Object.entries(ORDER_REFUND_STATUS)
      .filter(([refund]) => refund === 'none' || !NOT_PAID.includes(state))
      .map(([refund, refundStatus]) => [
        state,
        refund,
        orderActions({
          paid: !NOT_PAID.includes(state),
          paymentProcessing: state === 'processing',
          status,
          refundStatus,
        }).join(', '),
      ]),
  );
  return [
    '## Actions of a shopper on an order',
    '`logistics` requires a shipped parcel, `add-review` a line without a review, `apply-refund` units that are not refunded.',
    markdownTable(['order', 'refund', 'actions'], rows),
  ].join('\n\n');
}

const intro = `# States

Transitions that are not listed are not allowed. The code, the tests and this page use the same tables, in
\`packages/storefront-hooks/src/domain\`. After a change there, run \`pnpm vitest run --project rules states-page -u\` to update this page.`;

/** The documentation page with the transition tables. */
export function statesPage(): string {
  return `${[intro, ...chapters.map(chapter), actionsChapter()].join('\n\n')}\n`;
}
