import '../styles.ts';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AddressRules, loadSanitizer, OwnerPage, type OwnerPageProps, type TemplateSource } from './index.ts';
import { cssPayloads, payloads } from './payloads.ts';
import { allowedTags } from './safe/profile.ts';
import { ownerMarkup } from './server.ts';

declare global {
  interface Window {
    pwned?: unknown;
  }
}

/** All payloads in the deep run, every twentieth otherwise. */
const step = inject('rounds') >= 200 ? 1 : 20;
const chosen = payloads.filter((_, index) => index % step === 0);

const addresses: AddressRules = {
  link(address) {
    if (address.startsWith('#')) return address;
    if (!URL.canParse(address, location.origin)) return undefined;
    const { protocol, href } = new URL(address, location.origin);
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined;
  },
  file(address) {
    if (!URL.canParse(address, location.origin)) return undefined;
    const { origin, pathname } = new URL(address, location.origin);
    return origin === location.origin && pathname.startsWith('/media/') ? pathname : undefined;
  },
};

const run = vi.fn(async () => undefined);
const emptySource: TemplateSource = {
  feed: () => ({ next: async () => ({ rows: [], isLast: true }) }),
  watchCart: (listener) => {
    listener({ rows: [], fields: {} });
    return () => {};
  },
  watchCount: () => () => {},
  watchVisitor: () => () => {},
  run,
  follow: () => false,
};

/** Requests of the browser during a test, whether they succeed or not. */
const requests: string[] = [];
const watcher = new PerformanceObserver((list) => requests.push(...list.getEntries().map(({ name }) => name)));

beforeAll(async () => {
  performance.setResourceTimingBufferSize(1e6);
  watcher.observe({ type: 'resource' });
  await loadSanitizer();
});
beforeEach(async () => {
  await page.viewport(800, 600);
  run.mockClear();
});
afterEach(() => {
  cleanup();
  delete window.pwned;
});

/** A button of the shop below an owner's page. */
function Shop(props: Omit<OwnerPageProps, 'addresses' | 'source'> & { source?: TemplateSource }) {
  return (
    <>
      <OwnerPage source={emptySource} addresses={addresses} {...props} />
      <button type="button" id="pay" style={{ position: 'absolute', insetBlockStart: 450, insetInlineStart: 300 }}>
        Pay
      </button>
    </>
  );
}

const isPayOnTop = () => {
  const pay = document.querySelector('#pay');
  const { left, top, width, height } = pay?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === pay;
};

/** Forbidden nodes and attributes in a root. */
function breaches(root: ShadowRoot): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const bad = (why: string) => `${why}: ${element.outerHTML.slice(0, 200)}`;
    const attributes = [...element.attributes].map(({ name }) => name);
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    return [
      !allowedTags.has(element.localName) && element.localName !== 'style' && bad('element'),
      element.namespaceURI !== 'http://www.w3.org/1999/xhtml' && bad('namespace'),
      attributes.some((name) => /^on|^style$|^srcdoc$|^formaction$|^ping$|^popover|^command|^slot$|:/.test(name)) &&
        bad('attribute'),
      /^\s*(?:javascript|data|vbscript|blob):/i.test(address) && bad('address'),
      element.matches('[type="password"], [type="file"], [type="image"]') && bad('field'),
      element.matches('form:not([data-pm-search], [data-pm-newsletter], [data-pm-buy])') && bad('form'),
      element.matches('form[action]') && bad('action'),
    ].filter((one) => one !== false);
  });
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

async function expectUnharmed(hosts: Iterable<Element>): Promise<void> {
  await settle();
  for (const host of hosts) if (host.shadowRoot) expect(breaches(host.shadowRoot)).toEqual([]);
  expect(window.pwned).toBeUndefined();
  expect(requests.filter((name) => name.includes('evil.example') || /\/(?:logout|locale)/.test(name))).toEqual([]);
  expect(isPayOnTop()).toBe(true);
  expect(run).not.toHaveBeenCalled();
}

/** The server's markup in the frame that `OwnerPage` renders, parsed like a document. */
function parsed(markup: string, container: Element): Element {
  const frame = container.firstElementChild?.cloneNode() as Element;
  frame.setHTMLUnsafe(`<div>${markup}</div>`);
  container.prepend(frame);
  return frame.firstElementChild as Element;
}

const hostsIn = (container: Element) => [...container.querySelectorAll('div')];

it('there are at least five hundred payloads', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(500);
});

describe.each([
  ['header', { as: 'header', hookDelayMs: 1 }],
  ['footer', { as: 'footer', hookDelayMs: 1 }],
  ['home', { as: 'div' }],
  ['landing', { as: 'div', className: 'landing' }],
  ['custom', { as: 'div' }],
] as const)('in the %s', (_name, props) => {
  it.each([...chosen.entries()])('payload %i does nothing', async (_index, html) => {
    const { container } = render(<Shop {...props} content={{ html: `<p class="fl-cover">x</p>${html}`, css: [] }} />);
    await expectUnharmed(hostsIn(container));
  });
});

describe('from a server', () => {
  it.each([...chosen.entries()])('payload %i does nothing', async (_index, html) => {
    const markup = ownerMarkup({ html, css: [] }, addresses) ?? '';
    const { container } = render(<Shop content={{ html: '<p>x</p>', css: [] }} />);
    const host = parsed(markup, container);
    await expectUnharmed([host]);
    // The browser parses the server's markup unchanged, and the browser's sanitiser changes nothing in it.
    const clean = host.shadowRoot?.querySelectorAll('*:not(style)').length ?? 0;
    const again = (await loadSanitizer())(
      { html: markup.replace(/^.*<\/style>|<\/template>$/gs, ''), css: [] },
      addresses,
    );
    expect(again.nodes.querySelectorAll('*').length).toBe(clean);
  });
});

describe('in data that hooks fill in', () => {
  const html = `<ul data-pm-products="index"><li data-pm-row><a data-pm-link><img data-pm-field="image" alt=""></a>
    <b data-pm-field="name"></b><i data-pm-if="was" data-pm-field="was"></i></li></ul>
    <div data-pm-cart><p data-pm-row><b data-pm-field="name"></b><input data-pm-quantity></p></div>
    <p data-pm-user><b data-pm-field="name"></b></p><b data-pm-count></b>`;

  it.each([...chosen.entries()])('payload %i stays text', async (_index, text) => {
    const row = {
      key: '1',
      href: '/product/lamp',
      fields: { name: text, was: text, image: { src: '/media/a', alt: text }, quantity: text },
    };
    const source: TemplateSource = {
      ...emptySource,
      feed: () => ({ next: async () => ({ rows: [row], isLast: true }) }),
      watchCart: (listener) => {
        listener({ rows: [row], fields: { subtotal: text } });
        return () => {};
      },
      watchVisitor: (listener) => {
        listener({ state: 'user', fields: { name: text } });
        return () => {};
      },
    };
    const { container } = render(<Shop source={source} content={{ html, css: [] }} />);
    await expectUnharmed(hostsIn(container));
    const root = hostsIn(container).find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    expect(root?.querySelector('li b')?.textContent).toBe(text);
    expect(root?.querySelectorAll('li *').length).toBe(4);
  });
});

describe('as a stylesheet', () => {
  const html = '<p class="fl-cover"><input value="abc">x</p>';

  it.each([...cssPayloads.entries()])('payload %i has no effect outside', async (_index, text) => {
    const css = [{ href: `${location.origin}/media/a.css`, text }];
    const { container } = render(<Shop content={{ html, css }} />);
    const host = parsed(ownerMarkup({ html, css }, addresses) ?? '', container);
    await settle();
    await expectUnharmed([...hostsIn(container), host]);
    expect(getComputedStyle(document.body).display).toBe('block');
    expect(document.querySelectorAll('body > script[src*="evil"], img').length).toBe(0);
  });

  it('keeps option lists and view transitions inside the page', async () => {
    const choices = '<p>x</p><select title="base-select"><option>Pay here</option><option>x</option></select>';
    for (const text of cssPayloads.filter((css) => /base-select|view-transition/.test(css))) {
      const css = [{ href: `${location.origin}/media/a.css`, text }];
      const { container, unmount } = render(<Shop content={{ html: choices, css }} />);
      await settle();
      const root = hostsIn(container).find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
      const select = root?.querySelector('select');
      if (!select) throw new Error('There is no list of choices.');
      await userEvent.click(select);
      expect(isPayOnTop(), text).toBe(true);
      await userEvent.keyboard('{Escape}');
      const transition = document.startViewTransition(() => {});
      await transition.ready;
      const shown = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement);
      expect(shown.filter((name) => name && !name.endsWith('(root)'))).toEqual([]);
      transition.skipTransition();
      await transition.finished;
      unmount();
    }
  });
});
