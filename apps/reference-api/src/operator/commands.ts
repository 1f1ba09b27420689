import { accountCommands } from './account-commands.ts';
import { agentCommands } from './agent-commands.ts';
import { applicationCommands } from './application-commands.ts';
import type { OperatorCommand } from './command.ts';
import { couponCommands } from './coupon-commands.ts';
import { feedCommands } from './feed-commands.ts';
import { jobCommands } from './job-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { orderCommands } from './order-commands.ts';
import { pageCommands } from './page-commands.ts';
import { productCommands } from './product-commands.ts';
import { promotionCodeCommands } from './promotion-code-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { sheetCommands } from './sheet-commands.ts';
import { shopCommands } from './shop-commands.ts';
import { stockCommands } from './stock-commands.ts';
import { themeCommands } from './theme-commands.ts';

/** Everything the operator can do; the command line and the HTTP surface read the same list. */
export const operatorCommands: readonly OperatorCommand[] = [
  ...orderCommands,
  ...refundCommands,
  ...reviewCommands,
  ...couponCommands,
  ...promotionCodeCommands,
  ...applicationCommands,
  ...mailCommands,
  ...jobCommands,
  ...pageCommands,
  ...shopCommands,
  ...themeCommands,
  ...sheetCommands,
  ...feedCommands,
  ...agentCommands,
  ...productCommands,
  ...stockCommands,
  ...newsletterCommands,
  ...accountCommands,
];
