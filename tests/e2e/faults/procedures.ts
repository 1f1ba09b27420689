import type { BrowserContext, Page, Route } from 'playwright/test';
import { at, expect, hydrated, say } from '../shop.ts';
import { type Answer, disturb, hold } from './disturb.ts';
import type { FaultId } from './fault-list.ts';
import { type Flow, load, type Press, type Stage, visit } from './stage.ts';
import { busy, expectMessage, expectPage, RENDER_ERROR, retryButton } from './verdict.ts';

export interface StageOptions {
  /** Prepares a new browser context before its first page. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** Prepares a new page in the current browser. */
  beforePage?: (page: Page) => Promise<unknown>;
  /** Whether the browser blocks cookies. */
  withoutCookies?: boolean;
}

export type MakeStage = (options?: StageOptions) => Promise<Stage>;
export type Procedure = (make: MakeStage, flow: Flow) => Promise<void>;

/** A page that needs only the code of every page. */
const START = '/service/privacy_policy';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than the longest timeout of a call: a payment has 30 s. */
const LONGEST_CALL_MS = 32_000;

const pathOf = (stage: Stage, flow: Flow) => at(stage.locale, flow.path(stage));

/** Goes to the point at which the fault is injected: before the page for a read, before the press for a write. */
async function arrive(stage: Stage, flow: Flow): Promise<void> {
  if (flow.kind === 'read') return load(stage.page, at(stage.locale, START));
  await load(stage.page, pathOf(stage, flow));
  await flow.fill?.(stage);
}

async function act(stage: Stage, flow: Flow, press: Press = 'click'): Promise<void> {
  if (flow.act) return flow.act(stage, press);
  await visit(stage.page, pathOf(stage, flow));
  if (press === 'dblclick') await visit(stage.page, pathOf(stage, flow));
}

async function again(stage: Stage, flow: Flow): Promise<void> {
  if (flow.again) return flow.again(stage);
  // For a write, a retry button belongs to another part of the page.
  if (flow.kind === 'read' && (await pressRetry(stage))) return;
  await act(stage, flow);
}

/** Presses the retry button at once or not at all: the page may recover by itself and remove its button. */
const pressRetry = ({ page, locale }: Stage): Promise<boolean> =>
  retryButton(page, locale).evaluateAll(([button]) => {
    if (button instanceof HTMLElement) button.click();
    return button !== undefined;
  });

/** Checks the visible result of a fault: a message, all typed text, and a button or link to continue. */
async function expectFailure(stage: Stage, flow: Flow): Promise<void> {
  if (flow.failed) await flow.failed(stage);
  else if (flow.failure !== 'quiet') await expectMessage(stage.page);
  await expectPage(stage.page, stage.locale);
  await flow.kept?.(stage);
}

async function expectSuccess(stage: Stage, flow: Flow): Promise<void> {
  await flow.done(stage);
  await expectPage(stage.page, stage.locale);
  await flow.once?.(stage);
}

/** How long to wait for a result that may have happened or been refused, on a page that is not busy. */
const OUTCOME_MS = 10_000;

async function isDone(stage: Stage, flow: Flow): Promise<boolean> {
  const done = flow.done(stage).then(
    () => true,
    () => false,
  );
  for (;;) {
    const pause = new Promise<undefined>((resolve) => setTimeout(resolve, OUTCOME_MS, undefined));
    const outcome = await Promise.race([done, pause]);
    if (outcome !== undefined) return outcome;
    if ((await busy(stage.page).count()) === 0) return false;
  }
}

async function prepared(make: MakeStage, flow: Flow, options?: StageOptions): Promise<Stage> {
  const stage = await make(options);
  await flow.prepare?.(stage);
  return stage;
}

/** Expects only the normal result, in an environment that lacks something. */
const undisturbed =
  (optionsOf: (flow: Flow) => StageOptions): Procedure =>
  async (make, flow) => {
    const stage = await prepared(make, flow, optionsOf(flow));
    await arrive(stage, flow);
    await act(stage, flow);
    await expectSuccess(stage, flow);
  };

/** The flow's calls get these responses, one after the other; then everything works again. */
const answered =
  (...answers: Answer[]): Procedure =>
  async (make, flow) => {
    const stage = await prepared(make, flow);
    await arrive(stage, flow);
    for (const [round, answer] of answers.entries()) {
      if (round > 0 && flow.kind === 'read') await arrive(stage, flow);
      const fault = await disturb(stage.page, flow.calls, answer);
      await (round > 0 && flow.kind === 'write' ? again : act)(stage, flow);
      await expect.poll(() => fault.met, `${answer}: the fault was met`).toBeGreaterThan(0);
      await expectFailure(stage, flow);
      await fault.end();
    }
    await again(stage, flow);
    await expectSuccess(stage, flow);
  };

const offlineAtStart: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const { page, context, locale } = stage;
  await load(page, at(locale, START));
  await context.setOffline(true);
  await visit(page, pathOf(stage, flow));
  await expect(page.getByText(say(locale, 'offline.text')).first()).toBeVisible();
  await expectPage(page, locale);
  await context.setOffline(false);
  await expect(page.getByText(say(locale, 'offline.text'))).toBeHidden();
  if (!(await pressRetry(stage))) await visit(page, pathOf(stage, flow));
  if (flow.kind === 'write') {
    await page.waitForURL((url) => url.pathname + url.search === pathOf(stage, flow));
    await hydrated(page);
    await flow.fill?.(stage);
    await act(stage, flow);
  }
  await expectSuccess(stage, flow);
};

const offlineLater: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const { page, context, locale } = stage;
  await arrive(stage, flow);
  if (flow.kind === 'read') {
    await act(stage, flow);
    await flow.done(stage);
  }
  await context.setOffline(true);
  if (flow.kind === 'write') {
    await act(stage, flow);
    await expectFailure(stage, flow);
  }
  await expect(page.getByText(say(locale, 'offline.text')).first()).toBeVisible();
  await expectPage(page, locale);
  if (flow.kind === 'read') await flow.done(stage);
  else if (!(await isDone(stage, flow))) {
    await context.setOffline(false);
    await again(stage, flow);
  }
  await context.setOffline(false);
  await expectSuccess(stage, flow);
};

const hanging: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow, { before: async (context) => context.clock.install() });
  await arrive(stage, flow);
  const fault = await disturb(stage.page, flow.calls, 'hangs');
  await act(stage, flow);
  await expect.poll(() => fault.met, 'the fault was met').toBeGreaterThan(0);
  // A rule may check the result of a write before it reports a failure; that call hangs too.
  for (let part = 0; part < 3; part++) await stage.page.clock.runFor(LONGEST_CALL_MS / 2);
  await expectFailure(stage, flow);
  await fault.end();
  await again(stage, flow);
  await expectSuccess(stage, flow);
};

const slow: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  await arrive(stage, flow);
  const session = await stage.context.newCDPSession(stage.page);
  const speed = 50 * 1024;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
  await act(stage, flow);
  await expect(stage.page.locator('header, [role$=dialog]').first()).toBeVisible();
  await expectSuccess(stage, flow);
};

const pressedTwice: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  await arrive(stage, flow);
  await act(stage, flow, 'dblclick');
  await expectSuccess(stage, flow);
};

const leftBefore: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const { page, locale } = stage;
  await arrive(stage, flow);
  const held = await hold(page, flow.calls);
  await act(stage, flow);
  await expect.poll(() => held.met, 'the call is on its way').toBeGreaterThan(0);
  await visit(page, at(locale, '/service/refund_policy'));
  await expect(page).toHaveURL(/refund_policy$/);
  await held.end();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Late responses show no message and cause no navigation.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/refund_policy$/);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expectPage(page, locale);
};

const twoTabs: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const second: Stage = { ...stage, page: await stage.context.newPage() };
  await arrive(stage, flow);
  await arrive(second, flow);
  await act(stage, flow);
  await flow.done(stage);
  await act(second, flow);
  // Either it is done there too, or the page shows an error.
  if (!(await isDone(second, flow))) await expectMessage(second.page);
  await expectPage(second.page, stage.locale);
  await flow.once?.(stage);
  await second.page.close();
};

const expired: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const { page, locale } = stage;
  await arrive(stage, flow);
  let count = 0;
  const once = await disturb(page, flow.calls, 'status 401', () => count++ === 0);
  await act(stage, flow);
  await expect.poll(() => once.met, 'the session was refused once').toBe(1);
  await once.end();
  if (await isDone(stage, flow)) {
    await expectPage(page, locale);
    await flow.once?.(stage);
    return;
  }
  // The session could not be renewed: the page says so, keeps the typed text, and continues after a sign-in.
  await expectFailure(stage, flow);
  await load(page, pathOf(stage, flow));
  await flow.kept?.(stage);
  await act(stage, flow);
  await expectSuccess(stage, flow);
};

const wrongClock: Procedure = undisturbed((flow) => ({
  before: (context) => context.clock.install({ time: Date.now() + (flow.id % 2 ? DAY_MS : -DAY_MS) }),
}));

export const isCode = (url: URL) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js');

/** Opens a page whose code is missing: the shop loads the page as a new document, once. */
export async function arriveWithoutCode(stage: Stage, flow: Flow): Promise<{ readonly documents: number }> {
  const { page, locale } = stage;
  await load(page, at(locale, START));
  const count = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.documents++;
  });
  await page.route(isCode, (route) => (count.documents === 0 ? route.abort() : route.fallback()));
  await visit(page, pathOf(stage, flow));
  await expect.poll(() => count.documents).toBe(1);
  await page.waitForURL((url) => url.pathname + url.search === pathOf(stage, flow));
  await hydrated(page);
  return count;
}

const codeMissing: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const { page, locale } = stage;
  const count = await arriveWithoutCode(stage, flow);
  if (flow.kind === 'write') {
    await flow.fill?.(stage);
    // The code for the press is missing too: at most a notice is shown, and the next try works.
    await page.route(isCode, (route) => route.abort());
    await act(stage, flow).catch(() => undefined);
    await expectPage(page, locale);
    await page.unrouteAll({ behavior: 'wait' });
    if (!(await isDone(stage, flow))) {
      await load(page, pathOf(stage, flow));
      await flow.kept?.(stage);
      await flow.fill?.(stage);
      await act(stage, flow);
    }
  }
  await expectSuccess(stage, flow);
  expect(count.documents, 'no loop').toBeLessThan(6);
};

const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  }
};

const fullStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** A guest's browser has no storage at all; a signed-in one needs it for the sign-in, so its storage is full. */
const noStorage: Procedure = undisturbed((flow) =>
  flow.as === 'guest'
    ? { before: (context) => context.addInitScript(refuseStorage) }
    : { beforePage: (page) => page.addInitScript(fullStorage) },
);

const noCookies: Procedure = async (make, flow) => {
  if (flow.as === 'guest') return undisturbed(() => ({ withoutCookies: true }))(make, flow);
  // An account needs cookies at the identity provider: the page stays intact and offers a way to continue.
  const stage = await make({ withoutCookies: true });
  await load(stage.page, at(stage.locale, '/users'));
  await expect(stage.page.getByText(say(stage.locale, 'error.401.title')).first()).toBeVisible();
  await expectPage(stage.page, stage.locale);
};

const isOther = (url: URL) => !/^(localhost|127\.0\.0\.1)$/.test(url.hostname);

const othersBlocked: Procedure = undisturbed(() => ({
  beforePage: (page) => page.route(isOther, (route) => route.abort('blockedbyclient')),
}));

/** Matches the export of a page's component in a file: alone, or with the other modules of that file. */
const component = /[\w$]+( as Component\b)|\b(Component:\(\)=>)[\w$]+/;

/** Makes the component of the page throw. */
const failsToRender: Procedure = async (make, flow) => {
  const stage = await prepared(make, flow);
  const { page, locale } = stage;
  await load(page, at(locale, START));
  let changed = 0;
  const breakPage = async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    // Ignore errors for requests that the page sent before it was left.
    const answer = (options: Parameters<Route['fulfill']>[0]) => route.fulfill(options).catch(() => undefined);
    if (!component.test(text)) return answer({ response });
    changed++;
    const thrower = `const brokenPart=()=>{throw new Error('${RENDER_ERROR}')};`;
    const body = thrower + text.replace(component, '$2brokenPart$1');
    // The browser must not reuse it for the next try.
    return answer({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  };
  await page.route(isCode, breakPage);
  await visit(page, pathOf(stage, flow));
  await expect(page.getByRole('heading', { level: 1, name: say(locale, 'error.500.title') })).toBeVisible();
  expect(changed).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeVisible();
  // The order page has no footer.
  if (!flow.path(stage).startsWith('/order/order_confirm')) await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectPage(page, locale);
  await page.unroute(isCode, breakPage);
  await retryButton(page, locale).click();
  await page.waitForLoadState();
  await hydrated(page);
  if (flow.kind === 'write') {
    await flow.fill?.(stage);
    await act(stage, flow);
  }
  await expectSuccess(stage, flow);
};

/** The procedure for each fault; faults that are missing here have a procedure in each flow. */
export const procedures: Partial<Record<FaultId, Procedure>> = {
  1: offlineAtStart,
  2: offlineLater,
  3: hanging,
  4: slow,
  5: answered('status 500', 'status 503'),
  6: answered('status 429'),
  7: answered('cut off', 'no JSON', 'empty'),
  8: answered('page', 'page 502'),
  9: answered('other shape', 'no data'),
  10: async (make, flow) => {
    const stage = await prepared(make, flow);
    await arrive(stage, flow);
    const fault = await disturb(stage.page, flow.calls, 'long list');
    await act(stage, flow);
    await expectSuccess(stage, flow);
    expect(fault.met, 'the fault was met').toBeGreaterThan(0);
  },
  11: pressedTwice,
  13: leftBefore,
  14: twoTabs,
  15: expired,
  16: wrongClock,
  17: codeMissing,
  18: noStorage,
  19: noCookies,
  20: othersBlocked,
  21: failsToRender,
};
