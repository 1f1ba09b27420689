import { userInfo } from '../contract/account.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** The signed-in shopper. @endpoint GET /api/front/user/info */
export function info(client: Client, options?: CallOptions) {
  return client.call(userInfo, {}, options);
}
