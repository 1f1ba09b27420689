import { serializeForScript } from '@promenade/storefront-hooks/domain';
import { HANDOFF_ID, type Handoff } from '../app/handoff.ts';
import { packRows } from '../app/packed-rows.ts';
import type { PageAssets } from './assets.ts';
import type { InlineCode } from './inline-code.ts';

interface PartProps {
  assets: PageAssets;
  inline: InlineCode;
}

/**
 * Sets the colour mode that the visitor chose, whether to save data, and whether the page opens at its top, unlike after a reload. Only the browser
 * knows them: pages are the same for all visitors.
 */
const setModes = `{const d=document.documentElement.dataset,m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);
if(m)d.theme=m[1];if(navigator.connection?.saveData)d.savesData='';
if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')d.atTop=''}`;

/** After a sign-in in this browser, the guest blocks of owner pages stay hidden while the session is loading. */
const setReturning = "if(/(?:^|; )signedIn=/.test(document.cookie))document.documentElement.dataset.returning=''";

/**
 * Payment secrets are removed from the address bar before any other script runs. The secret for a form is moved to the state of the history entry,
 * where a reload finds it but addresses, logs and referrers do not contain it.
 */
const hideSecrets = `{const u=new URL(location),p=u.searchParams,s=p.get('clientSecret'),r='payment_intent_client_secret';
if(s!==null||p.has(r)){p.delete('clientSecret');p.delete(r);
history.replaceState({key:Math.random().toString(36).slice(2,10),state:s&&{clientSecret:s}},'',u)}}`;

/**
 * Loads the shop's code when the page is idle, or at the first touch, key or pointer event; links and forms work before. The entry's imports are
 * requested together with it, not after it.
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

/** Paths of public pages. Links to private pages, and links that change something, are never prefetched. */
const publicPaths = ['product', 'products', 'collections', 'merchant', 'company', 'service'];

/**
 * Until the shop's code runs, the browser prefetches the documents of links under the pointer; the code then prefetches data, which is smaller.
 * Disabled for visitors who save data.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ['/', '/fr', ...publicPaths.map((path) => `{/fr}?/${path}/*`)] },
          { selector_matches: ':root:not([data-hydrated],[data-saves-data]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** React's types lack this attribute of links. */
const disabled = { disabled: true };

interface InlineProps {
  inline: InlineCode;
  text: string;
}

function InlineScript({ inline, text, type }: InlineProps & { type?: string }) {
  inline.scripts.add(text);
  return <script type={type} nonce={inline.nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

function InlineStyle({ inline, text }: InlineProps) {
  inline.styles.add(text);
  return <style nonce={inline.nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Data for scripts. Browsers do not run it, so no policy needs to allow it. */
function DataBlock({ id, type, data }: { id?: string; type: string; data: unknown }) {
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: serializeForScript(data) }} />;
}

interface HeadProps extends PartProps {
  themeCss: string;
  isPrivate: boolean;
  hasOwnerPages: boolean;
}

/**
 * The page's styles are in the document: requesting them would cost the first paint a round trip. A disabled link is not
 * requested; the bundler's loader sees it and does not load the file again.
 */
export function ServerHead({ assets, inline, themeCss, isPrivate, hasOwnerPages }: HeadProps) {
  return (
    <>
      {isPrivate ? <InlineScript inline={inline} text={hideSecrets} /> : null}
      <InlineScript inline={inline} text={hasOwnerPages ? `${setModes};${setReturning}` : setModes} />
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
      <InlineStyle inline={inline} text={assets.css} />
      {themeCss ? <InlineStyle inline={inline} text={themeCss} /> : null}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...disabled} />
      ))}
    </>
  );
}

interface TailProps extends PartProps {
  isPrivate: boolean;
  handoff: Handoff;
  /** Structured data that components registered during rendering, which is why the tail is rendered last. */
  descriptions: readonly object[];
}

export function ServerTail({ assets, inline, isPrivate, handoff, descriptions }: TailProps) {
  return (
    <>
      {descriptions.map((description) => (
        <DataBlock key={JSON.stringify(description)} type="application/ld+json" data={description} />
      ))}
      <DataBlock id={HANDOFF_ID} type="application/json" data={packRows(handoff)} />
      {isPrivate ? null : <InlineScript inline={inline} type="speculationrules" text={speculationRules} />}
      <InlineScript inline={inline} text={loadEntry(assets)} />
    </>
  );
}
