import { browserStorage } from '../browser/storage.ts';
import { withWebLock } from '../browser/web-lock.ts';

const STORAGE_KEY = 'promenade.reportedOrders';
/** Maximum number of orders stored on the device. */
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
 * Sends a paid order to a destination unless this device has already sent it, before a reload or in another tab. Without Web
 * Locks two tabs may send it at the same time; vendors detect the duplicate by the order number.
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
