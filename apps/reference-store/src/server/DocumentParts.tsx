import { serializeForScript } from '@promenade/storefront-hooks/domain';
import { HANDOFF_ID, type Handoff } from '../app/handoff.ts';
import type { PageAssets } from './assets.ts';

interface PartProps {
  assets: PageAssets;
  nonce: string;
}

/** A colour mode the visitor chose is known to the browser alone, so that pages stay the same for everybody. */
const setTheme =
  'const m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]';

/** A browser that somebody signed in with does not show the guest's blocks of owners' pages while it looks the session up. */
const setReturning = "if(/(?:^|; )signedIn=/.test(document.cookie))document.documentElement.dataset.returning=''";

/**
 * Secrets of a payment leave the address bar before any other script runs. The one that a form needs goes into the state of
 * the entry, where a reload finds it and no address, log or referrer does.
 */
const hideSecrets = `{const u=new URL(location),p=u.searchParams,s=p.get('clientSecret'),r='payment_intent_client_secret';
if(s!==null||p.has(r)){p.delete('clientSecret');p.delete(r);
history.replaceState({key:Math.random().toString(36).slice(2,10),state:s&&{clientSecret:s}},'',u)}}`;

/**
 * Loads the shop's code once the page is quiet, or at the first touch, key or pointer: links and forms work before. What
 * the entry imports is asked for together with it, not after it.
 */
const loadEntry = (assets: PageAssets) => `{
const files=${serializeForScript(assets.scripts)};let started;
const start=()=>{if(started)return;started=1;
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
const run=()=>import(${serializeForScript(assets.entry)});
document.readyState==='loading'?addEventListener('DOMContentLoaded',run):run()};
for(const type of ['pointerdown','pointermove','keydown','touchstart'])addEventListener(type,start,{once:true,passive:true,capture:true});
const wait=()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
document.readyState==='complete'?wait():addEventListener('load',wait)}`;

/** React's types do not know this attribute of links. */
const disabled = { disabled: true };

/**
 * The page's styles travel in the document: asking for them would cost the first paint a round trip. A disabled link is not
 * fetched; it tells the bundler's loader that the file is here already.
 */
interface HeadProps extends PartProps {
  themeCss: string;
  isPrivate: boolean;
  hasOwnerPages: boolean;
}

export function ServerHead({ assets, nonce, themeCss, isPrivate, hasOwnerPages }: HeadProps) {
  return (
    <>
      {isPrivate ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: hideSecrets }} /> : null}
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: hasOwnerPages ? `${setTheme};${setReturning}` : setTheme }}
      />
      {assets.font ? (
        <link
          rel="preload"
          href={assets.font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ) : null}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.css }} />
      {themeCss ? <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeCss }} /> : null}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...disabled} />
      ))}
    </>
  );
}

interface TailProps extends PartProps {
  handoff: Handoff;
  /** What the page said about itself while it was rendered: the tail comes last. */
  descriptions: readonly object[];
}

export function ServerTail({ assets, nonce, handoff, descriptions }: TailProps) {
  return (
    <>
      {descriptions.map((description) => (
        <script
          key={JSON.stringify(description)}
          type="application/ld+json"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: serializeForScript(description) }}
        />
      ))}
      <script
        id={HANDOFF_ID}
        type="application/json"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: serializeForScript(handoff) }}
      />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadEntry(assets) }} />
    </>
  );
}
