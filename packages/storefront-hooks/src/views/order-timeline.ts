import type { Presentation } from '../context/presentation.ts';
import { type DateText, dateText } from '../domain/format-date.ts';
import { type OrderStepInput, type OrderStepName, orderSteps } from '../domain/order-steps.ts';

/** The steps of an order, for a `<Timeline>`: the app adds a title to each. */
export interface OrderTimelineView {
  /** In chronological order. */
  steps: readonly { id: OrderStepName; state: 'done' | 'current' | 'to-come'; at: DateText | undefined }[];
}

/** The steps of an order, for a `<Timeline>`. Dates are in the device's time zone. */
export function orderTimelineView(order: OrderStepInput, { locale }: Presentation): OrderTimelineView {
  return { steps: orderSteps(order).map((step) => ({ ...step, at: dateText(step.at, { locale, withTime: true }) })) };
}
