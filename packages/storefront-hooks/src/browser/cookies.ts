/** Reads and writes cookies with the path `/`. */
export interface CookieJar {
  /** The value of a cookie; `undefined` if there is none. */
  read(name: string): string | undefined;
  /** Writes a cookie. Without `maxAgeSeconds` it is deleted when the browser is closed. */
  write(name: string, value: string, maxAgeSeconds?: number): void;
  /** Deletes a cookie. */
  remove(name: string): void;
}

/** The page's cookies. If they are blocked, values are in memory until the page is closed. On a server it reads no cookies. */
export function browserCookies(): CookieJar {
  const fallback = new Map<string, string>();
  const store = (name: string, value: string, maxAge: string) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not supported everywhere
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
        // The value is stored in memory below.
      }
      if (jar.read(name) !== value) fallback.set(name, value);
    },
    remove(name) {
      fallback.delete(name);
      try {
        store(name, '', '; Max-Age=0');
      } catch {
        // If cookies are blocked, there is no cookie to delete.
      }
    },
  };
  return jar;
}
