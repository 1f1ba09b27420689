import type { MerchantApplication } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import {
  type ApplicationAction,
  type ApplicationState,
  applicationActions,
  applicationState,
} from '../domain/application-status.ts';
import { type DateText, dateText } from '../domain/format-date.ts';

/** An application to become a merchant, as text for its card. */
export interface ApplicationCardView {
  /** Id of the application as text. */
  id: string;
  /** Name of the merchant. */
  name: string;
  /** When the application was sent. */
  date: DateText | undefined;
  /** State of the application. */
  status: ApplicationState;
  /** Why the application was declined. */
  reason: string | undefined;
  /** The actions available to the applicant. */
  actions: readonly ApplicationAction[];
}

/** An application of `useMerchantApplications` as the props of its card. The date is in the device's time zone. */
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
