import * as paths from '../../page/paths.ts';
/** The list of addresses. */
export const ADDRESSES_PATH = paths.addresses;

/** The form of one address, or an empty one: a step of its own in the address bar, so that Back leaves it. */
export function editPath(id: string | 'new'): string {
  return `${ADDRESSES_PATH}?edit=${encodeURIComponent(id)}`;
}
