/** Reads and writes cookies of the whole shop. */
export interface CookieJar {
  /** The value of a cookie; `undefined` where there is none. */
  read(name: string): string | undefined;
  /** Without `maxAgeSeconds` the cookie lives as long as the browser's session. */
  write(name: string, value: string, maxAgeSeconds?: number): void;
  /** Deletes a cookie. */
  remove(name: string): void;
}

/** The page's cookies; where they are blocked, values live as long as the page. Reads nothing on a server. */
export function browserCookies(): CookieJar {
  const fallback = new Map<string, string>();
  const store = (name: string, value: string, maxAge: string) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${maxAge}${secure}`;
  };
  const jar: CookieJar = {
    read(name) {
      try {
        const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
        return found ? decodeURIComponent(found.slice(name.length + 1)) : fallback.get(name);
      } catch {
        return fallback.get(name);
      }
    },
    write(name, value, maxAgeSeconds) {
      fallback.delete(name);
      try {
        store(name, value, maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`);
      } catch {
        // Falls through to the copy in memory.
      }
      if (jar.read(name) !== value) fallback.set(name, value);
    },
    remove(name) {
      fallback.delete(name);
      try {
        store(name, '', '; Max-Age=0');
      } catch {
        // Nothing was stored where storing is forbidden.
      }
    },
  };
  return jar;
}
