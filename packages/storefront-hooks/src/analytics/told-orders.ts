import { browserStorage } from '../browser/storage.ts';

const STORAGE_KEY = 'promenade.toldOrders';
/** Orders remembered on a device. */
const MOST = 200;

const storage = browserStorage('localStorage');

function toldOrders(): string[] {
  try {
    const known: unknown = JSON.parse(storage.get(STORAGE_KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Tells a destination of a paid order, unless this device has done so: before a reload, or in another tab. Where the
 * browser has no locks two tabs in the very same moment rely on the order number, by which vendors know a repetition.
 */
export async function tellOrderOnce(destination: string, orderNo: string, tell: () => void): Promise<void> {
  const entry = `${destination} ${orderNo}`;
  const once = () => {
    const known = toldOrders();
    if (known.includes(entry)) return;
    tell();
    storage.set(STORAGE_KEY, JSON.stringify([...known, entry].slice(-MOST)));
  };
  try {
    await navigator.locks.request(STORAGE_KEY, once);
  } catch {
    once();
  }
}
