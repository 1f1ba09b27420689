import type { TemplateCommand, TemplateRow, TemplateRowAction, TemplateSource } from '../types.ts';
import { fieldsOf, find, findAll, findUp, hook, hooksOf, isMatch } from './dom.ts';
import { fillFields } from './fill.ts';
import { attachCarts, attachList, type List } from './lists.ts';

const listHooks = `${hook('products')}, ${hook('reviews')}`;
const rowActions: readonly TemplateRowAction[] = ['add', 'view', 'delete', 'plus', 'minus'];
const buttonCommands: readonly TemplateCommand[] = ['open', 'login', 'signup', 'logout', 'checkout'];
const formCommands = ['search', 'newsletter', 'buy'] as const;

/** Whether a press should navigate in this tab, and no script has handled it yet. */
function isPlainPress(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}

const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true';

/** Scrolls to an anchor of the owner's page, because browsers don't find anchors inside a shadow root. */
function goToPart(root: ShadowRoot, name: string): void {
  const part = root.getElementById(name);
  part?.scrollIntoView();
  if (!part) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Makes a block that links to the account reachable by keyboard. */
function makeReachable(block: Element): void {
  if (isMatch(block, 'a, button') || find(block, 'a[href], button')) return;
  block.setAttribute('role', 'link');
  block.setAttribute('tabindex', '0');
}

/**
 * Fills the hooks of an owner's page and handles presses. The root must contain sanitised HTML only; hooks elsewhere in the
 * document have no effect. Returns a function that detaches everything; loaded lists stay.
 */
export function attachHooks(root: ShadowRoot, source: TemplateSource): () => void {
  const host = root.host;
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const lists = new Map<Element, List>(all(listHooks).map((list) => [list, attachList(list, source)]));
  const carts = attachCarts(all(hook('cart')), source);
  const listener = new AbortController();
  const { signal } = listener;

  const counts = all(hook('count'));
  const endCount =
    counts.length === 0
      ? undefined
      : source.watchCount((count) => {
          for (const element of counts) element.textContent = count === undefined ? '' : `${count}`;
        });
  const userBlocks = all(hook('user'));
  for (const block of userBlocks) makeReachable(block);
  const endVisitor = source.watchVisitor(({ state, fields }) => {
    if (state === 'unknown') host.removeAttribute('data-visitor');
    else host.setAttribute('data-visitor', state);
    for (const block of userBlocks) fillFields(block, fields);
  });

  const listOf = (element: Element) => {
    const list = findUp(element, listHooks);
    return list ? lists.get(list) : undefined;
  };
  const rowOf = (element: Element): TemplateRow | undefined => listOf(element)?.rowOf(element) ?? carts.rowOf(element);

  async function send(form: HTMLFormElement, command: TemplateCommand): Promise<void> {
    const [message] = findAll(form, hook('message'));
    message?.setAttribute('role', 'status');
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const reply = await source.run(command, hooksOf(form), fieldsOf(form)).catch(() => undefined);
    form.ariaBusy = 'false';
    if (!message) return;
    message.textContent = reply?.message ?? '';
    message.toggleAttribute('data-pm-error', reply?.isError ?? false);
  }

  function pressButton(button: Element): boolean {
    if (isOff(button)) return true;
    if (isMatch(button, `${hook('more')}, ${hook('retry')}`)) {
      listOf(button)?.loadMore();
      return true;
    }
    const action = rowActions.find((name) => isMatch(button, hook(name)));
    const row = action && rowOf(button);
    if (action && row) {
      row.act?.(action, '');
      return true;
    }
    const form = findUp(button, `form${hook('buy')}`);
    if (action === 'add' && form instanceof HTMLFormElement) {
      if (HTMLFormElement.prototype.reportValidity.call(form)) void send(form, 'add');
      return true;
    }
    const command = buttonCommands.find((name) => isMatch(button, hook(name)));
    if (command) void source.run(command, hooksOf(button), {}).catch(() => undefined);
    return command !== undefined;
  }

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainPress(event)) return;
    const pressed = findUp(target, 'a, button, summary, input, select, textarea, label');
    if (pressed && isMatch(pressed, 'a, button') && pressButton(pressed)) {
      event.preventDefault();
      return;
    }
    if (pressed instanceof HTMLAnchorElement) {
      const href = pressed.getAttribute('href') ?? '';
      if (pressed.target || !pressed.hasAttribute('href')) return;
      const isPart = href.startsWith('#');
      if (isPart) goToPart(root, href.slice(1));
      if (isPart || source.follow(href)) event.preventDefault();
      return;
    }
    if (findUp(target, hook('user')) && !isMatch(pressed ?? target, 'input, select, textarea'))
      void source.run('account', {}, {}).catch(() => undefined);
  }

  function onSubmit(event: Event): void {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const command = formCommands.find((name) => isMatch(form, hook(name)));
    if (command) void send(form, command);
  }

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (isMatch(target, hook('quantity'))) rowOf(target)?.act?.('quantity', target.value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    const isBlock = target instanceof HTMLElement && isMatch(target, `${hook('user')}[role="link"]`);
    if (isBlock && event.key === 'Enter') target.click();
  }

  root.addEventListener('keydown', (event) => onKeyDown(event as KeyboardEvent), { signal });
  root.addEventListener('click', (event) => onClick(event as MouseEvent), { signal });
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('change', onChange, { signal });

  return () => {
    listener.abort();
    carts.end();
    endCount?.();
    endVisitor();
  };
}
