import { browserStorage } from '../browser/storage.ts';
import { withWebLock } from '../browser/web-lock.ts';

const STORAGE_KEY = 'promenade.reportedOrders';
/** Orders stored on a device. */
const ORDERS_MAX = 200;

const storage = browserStorage('localStorage');

function reportedOrders(): string[] {
  try {
    const entries: unknown = JSON.parse(storage.get(STORAGE_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Sends a paid order to a destination, unless this device has done so before: before a reload, or in another tab. In a browser
 * without locks two tabs may send it at the same time; vendors recognise the repeated order number.
 */
export function sendOrderOnce(destination: string, orderNo: string, send: () => void): Promise<void> {
  const entry = `${destination} ${orderNo}`;
  return withWebLock(STORAGE_KEY, async () => {
    const reported = reportedOrders();
    if (reported.includes(entry)) return;
    send();
    storage.set(STORAGE_KEY, JSON.stringify([...reported, entry].slice(-ORDERS_MAX)));
  });
}
