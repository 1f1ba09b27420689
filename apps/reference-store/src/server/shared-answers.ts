import { LRUCache } from 'lru-cache';

/** Endpoints whose responses are the same for every guest of a shop, and that several pages read. */
const SHARED_PATHS = [
  'store/details',
  'store/theme',
  'store/page/type',
  'index/paycurrency',
  'product/category',
  'product/facets',
].map((path) => `/api/front/${path}`);
/** Responses per language and host. The limit bounds the memory, because clients can invent hosts. */
const ANSWERS_MAX = 200;
const ASK_TIMEOUT_MS = 5_000;

export interface SharedAnswers {
  /** Like `fetch`; responses that are the same for all guests are requested once, also for concurrent pages. */
  fetch: typeof fetch;
  /** Drops all stored responses. */
  clear(): void;
}

interface Answer {
  status: number;
  body: string;
}

/**
 * Shares responses of the API between pages for a short time. Only 200 and 404 are shared: after any other response each page sends its own request,
 * so that one visitor's rate limit does not affect others.
 *
 * @param freshMs Time for which a response is shared; 0 disables sharing.
 */
export function createSharedAnswers(
  freshMs: number,
  ask: typeof fetch = fetch,
  now = () => performance.now(),
): SharedAnswers {
  const answers = new LRUCache<string, Promise<Answer | undefined>>({
    max: ANSWERS_MAX,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      const isShared = freshMs > 0 && (init?.method ?? 'GET') === 'GET' && SHARED_PATHS.includes(url.pathname);
      if (!isShared || url.searchParams.has('slug')) return ask(input, init);
      const headers = new Headers(init?.headers);
      const parts = ['accept-language', 'x-forwarded-proto', 'x-forwarded-host'].map((name) => headers.get(name));
      const name = [...parts, url.href].join(' ');
      const known = answers.get(name);
      if (known) {
        const answer = await known;
        return answer ? responseOf(answer) : ask(input, init);
      }
      // Other pages wait for this request too, so it is not aborted with this visitor's page; the client ends that page's wait.
      const asked = ask(input, { ...init, signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
      const shared = asked.then((response) => sharedAnswer(response.clone())).catch(() => undefined);
      answers.set(name, shared);
      void shared.then((answer) => {
        if (!answer && answers.peek(name) === shared) answers.delete(name);
      });
      return asked;
    },
    clear: () => answers.clear(),
  };
}

async function sharedAnswer(response: Response): Promise<Answer | undefined> {
  const { status } = response;
  const body = await response.text();
  const { code = status } = JSON.parse(body) as { code?: number };
  return [200, 404].includes(Number(code)) ? { status, body } : undefined;
}

/** Omits `Date`, which is outdated by now. */
const responseOf = ({ status, body }: Answer) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });
