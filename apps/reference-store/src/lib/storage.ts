type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a name; `null` if there is none, or no storage. */
export function readStored(area: Area, name: string): string | null {
  try {
    return globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; `null` removes it. Returns false if the browser cannot store it, because storage is blocked or full. */
export function writeStored(area: Area, name: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser stores cookies of this shop. Settings and private windows block them without an error. */
export function storesCookies(): boolean {
  const probe = 'pm-probe=1';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not supported everywhere
    document.cookie = `${probe}; Path=/; SameSite=Lax`;
    const isStored = document.cookie.split('; ').includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${probe}; Path=/; Max-Age=0`;
    return isStored;
  } catch {
    return false;
  }
}

/** An object stored as JSON; an empty object if there is none. */
export function readStoredObject(area: Area, name: string): object {
  try {
    const stored: unknown = JSON.parse(readStored(area, name) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
