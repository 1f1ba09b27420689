'use client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../css/cx.ts';
import { startTimer } from '../primitives/behaviours/timer.ts';
import { attachHooks } from './engine/attach.ts';
import { frame, host } from './OwnerPage.css.ts';
import { type CleanPage, loadedSanitizer, loadSanitizer } from './safe/load-sanitizer.ts';
import { type AddressRules, filledHooks, type OwnerContent } from './safe/profile.ts';
import type { TemplateSource } from './types.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export interface OwnerPageProps {
  /** The page from its owner: untrusted. */
  content: OwnerContent;
  /** Data and actions of the shop, for the page's hooks. */
  source: TemplateSource;
  /** Decides which addresses in the page are allowed. Pass the same object on every render. */
  addresses: AddressRules;
  /** Element type around the page. @default 'div' */
  as?: 'div' | 'header' | 'footer';
  /** Markup from `ownerMarkup`. Servers only: browsers hydrate the HTML from the server. */
  markup?: string | undefined;
  /** Delay until the hooks are filled, in milliseconds. @default 0 */
  hookDelayMs?: number;
  /** Shown instead of a page that is empty or cannot be shown. */
  fallback?: ReactNode;
  /** Called with the error if the page could not be shown. */
  onError?: (error: unknown) => void;
  /** Called when the page is shown. */
  onShow?: (root: ShadowRoot) => void;
  className?: string;
}

const filled = ['img', 'video', 'input', ...filledHooks.map((name) => `[${name}]`)].join();
const hasContent = (nodes: DocumentFragment) =>
  nodes.textContent?.trim() !== '' || nodes.querySelector(filled) !== null;

function show(element: HTMLElement, { nodes, sheets }: CleanPage): ShadowRoot {
  if (!hasContent(nodes)) throw new Error('The page is empty.');
  // A browser without declarative shadow roots left the template in the element.
  element.replaceChildren();
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.replaceChildren(nodes);
  return root;
}

/**
 * A page that a shop's owner wrote: header, footer, home or any other. Its HTML and CSS are untrusted: they are sanitised and
 * shown in a separate shadow root that clips them. Not for texts of merchants or shoppers, because hooks in them would be filled in.
 */
export function OwnerPage({ as: Tag = 'div', markup, fallback = null, className, ...page }: OwnerPageProps) {
  const { content, source, addresses, hookDelayMs = 0, onError, onShow } = page;
  const element = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onError, onShow });
  const [root, setRoot] = useState<ShadowRoot>();
  const [broken, setBroken] = useState<OwnerContent>();
  const shown = useRef<OwnerContent>(undefined);
  useBrowserLayoutEffect(() => {
    callbacks.current = { onError, onShow };
  });

  useBrowserLayoutEffect(() => {
    const at = element.current;
    if (!at) return;
    let isCurrent = true;
    const finish = (next: ShadowRoot) => {
      shown.current = content;
      setRoot(next);
      callbacks.current.onShow?.(next);
    };
    const fail = (error: unknown) => {
      if (!isCurrent) return;
      setBroken(content);
      callbacks.current.onError?.(error);
    };
    const fill = (clean: NonNullable<ReturnType<typeof loadedSanitizer>>) => {
      if (!isCurrent) return;
      try {
        finish(show(at, clean(content, addresses)));
      } catch (error) {
        fail(error);
      }
    };
    const known = shown.current;
    if (at.shadowRoot && (!known || isSame(known, content))) finish(at.shadowRoot);
    else {
      const clean = loadedSanitizer();
      if (clean) fill(clean);
      else loadSanitizer().then(fill, fail);
    }
    return () => {
      isCurrent = false;
    };
  }, [content, addresses]);

  useEffect(() => {
    if (!root) return;
    let end: (() => void) | undefined;
    const attach = () => {
      try {
        end = attachHooks(root, source);
      } catch (error) {
        // The page stays visible without the content that the shop would fill in.
        callbacks.current.onError?.(error);
      }
    };
    const stop = hookDelayMs > 0 ? startTimer(attach, hookDelayMs) : attach();
    return () => {
      stop?.();
      end?.();
    };
  }, [root, source, hookDelayMs]);

  if (broken === content) return fallback;
  // A browser's parser has moved the markup into the shadow root before React hydrates the element.
  const written = typeof window === 'undefined' && markup ? { dangerouslySetInnerHTML: { __html: markup } } : undefined;
  return (
    <Tag className={cx(frame, className)}>
      <div ref={element} className={host} {...written} />
    </Tag>
  );
}

const isSame = (one: OwnerContent, other: OwnerContent) =>
  one === other ||
  (one.html === other.html && one.css.map(({ text }) => text).join() === other.css.map(({ text }) => text).join());
