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
    text: 'One merchant’s part of a checkout. `create`, `pay`, `cancel` and `expire` move all parts of a checkout together. An unpaid part has `paid: false`. `hidden` is a flag beside the number.',
    table: ORDER_TRANSITIONS,
    codes: ORDER_STATUS,
  },
  {
    title: 'Refund',
    text: 'A refund of a whole merchant’s order or of some of its pieces; at most one is open at a time.',
    table: REFUND_TRANSITIONS,
    codes: REFUND_STATUS,
  },
  {
    title: 'Merchant application',
    text: 'A decline carries its reason.',
    table: APPLICATION_TRANSITIONS,
    codes: APPLICATION_STATUS,
  },
  {
    title: 'Received coupon',
    text: 'Given back when its order is cancelled unpaid, or when everything it paid for is refunded.',
    table: USER_COUPON_TRANSITIONS,
    codes: USER_COUPON_STATUS,
  },
  { title: 'Pre-order', text: 'A checkout that is not ordered yet. Not on the wire.', table: PRE_ORDER_TRANSITIONS },
  {
    title: 'Points record',
    text: 'Points an order earns, or spends.',
    table: POINTS_TRANSITIONS,
    codes: POINTS_STATUS,
  },
];

const needs: Readonly<Record<NonNullable<OrderTransition['needs']>, string>> = {
  'goods-left': 'no open refund, something not refunded',
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
    '## What a shopper may do with an order',
    'A parcel is needed for `logistics`, a line without a review for `add-review`, pieces that are not refunded for `apply-refund`.',
    markdownTable(['order', 'refund', 'actions'], rows),
  ].join('\n\n');
}

const intro = `# States

What no row names is not allowed. Code, tests and this page read the same tables, in \`packages/storefront-hooks/src/domain\`;
after a change there, \`pnpm vitest run --project rules states-page -u\` writes this page anew.`;

/** The page of the documentation that shows the tables of statuses. */
export function statesPage(): string {
  return `${[intro, ...chapters.map(chapter), actionsChapter()].join('\n\n')}\n`;
}
