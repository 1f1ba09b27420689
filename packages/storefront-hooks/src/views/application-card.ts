import type { MerchantApplication } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import {
  type ApplicationAction,
  type ApplicationState,
  applicationActions,
  applicationState,
} from '../domain/application-status.ts';
import { type DateText, dateText } from '../domain/format-date.ts';

/** What a card shows of an application to become a merchant. */
export interface ApplicationCardView {
  /** Id of the application as text. */
  id: string;
  /** Name of the merchant. */
  name: string;
  /** When it was sent. */
  date: DateText | undefined;
  /** Its state. */
  status: ApplicationState;
  /** Why it was declined. */
  reason: string | undefined;
  /** What the applicant may do. */
  actions: readonly ApplicationAction[];
}

/** An application of `useMerchantApplications` as the props of its card. Its date is that of the device's time zone. */
export function applicationCardView(application: MerchantApplication, { locale }: Presentation): ApplicationCardView {
  const { id, name, createTime, auditStatus, denialReason } = application;
  const status = applicationState(auditStatus);
  return {
    id: `${id}`,
    name,
    date: dateText(createTime, { locale }),
    status,
    reason: status === 'declined' ? denialReason || undefined : undefined,
    actions: applicationActions(status),
  };
}
