import { useCart, useSession, useStorefront } from '@promenade/storefront-hooks';
import type { Analytics, Consent } from '@promenade/storefront-hooks/analytics';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styles } from './styles.ts';
import { type PublishedEvent, useEvents } from './use-events.ts';
import { type CachedRead, useReads } from './use-reads.ts';
import { type SeenRequest, useRequests } from './use-requests.ts';
import { useScenarios } from './use-scenarios.ts';

export interface StorefrontDevtoolsProps {
  /** Shows the events and the shopper's choice. */
  analytics?: Analytics | undefined;
  /** Nonce of the page's content security policy, for the styles. */
  nonce?: string | undefined;
}

const tabs = ['Requests', 'Reads', 'Cart', 'Session', 'Events', 'Mock shop'] as const;
type Tab = (typeof tabs)[number];

/** A button at the edge of the page that opens the panel. */
export function Devtools({ analytics, nonce }: StorefrontDevtoolsProps) {
  const requests = useRequests();
  const events = useEvents(analytics);
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<Tab>('Requests');
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const moveBy = (step: number) => {
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <aside className="pmdt" aria-label="Storefront devtools">
      <style nonce={nonce}>{styles}</style>
      <button
        ref={opener}
        type="button"
        className="pmdt-opener"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Storefront
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside.
        <div className="pmdt-panel" onKeyDown={(event) => event.key === 'Escape' && close()}>
          <div className="pmdt-head">
            <div role="tablist" aria-label="Storefront" className="pmdt-tabs">
              {tabs.map((name) => (
                <button
                  key={name}
                  id={`${id}-${name}`}
                  type="button"
                  role="tab"
                  aria-selected={name === tab}
                  aria-controls={`${id}-panel`}
                  tabIndex={name === tab ? 0 : -1}
                  onClick={() => setTab(name)}
                  onKeyDown={({ key }) => {
                    if (key === 'ArrowRight') moveBy(1);
                    if (key === 'ArrowLeft') moveBy(-1);
                  }}
                >
                  {name}
                </button>
              ))}
            </div>
            <button type="button" className="pmdt-close" aria-label="Close" onClick={close}>
              ×
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too. */}
          <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0} className="pmdt-body">
            {tab === 'Requests' && <Requests requests={requests} />}
            {tab === 'Reads' && <Reads />}
            {tab === 'Cart' && <Cart requests={requests} />}
            {tab === 'Session' && <SessionFacts analytics={analytics} />}
            {tab === 'Events' && <Events events={events} analytics={analytics} />}
            {tab === 'Mock shop' && <MockShop />}
          </div>
        </div>
      ) : null}
    </aside>
  );
}

const ms = (duration: number) => `${Math.round(duration)} ms`;

/** Requests with a bar each, on one line of time. */
function Requests({ requests }: { requests: readonly SeenRequest[] }) {
  if (requests.length === 0) return <p>No requests yet.</p>;
  const ends = requests.map(({ startedAt, durationMs = 0 }) => startedAt + durationMs);
  const from = Math.min(...requests.map(({ startedAt }) => startedAt));
  const span = Math.max(...ends) - from || 1;
  const percent = (time: number) => `${(time / span) * 100}%`;
  return (
    <Table head={['Call', 'Result', 'Time', 'Waterfall']}>
      {requests.map(({ id, endpoint, startedAt, durationMs, outcome }) => (
        <tr key={id} data-failed={outcome !== undefined && outcome !== '200'}>
          <th scope="row">{endpoint}</th>
          <td>{outcome ?? 'pending'}</td>
          <td>{durationMs === undefined ? '' : ms(durationMs)}</td>
          <td className="pmdt-fall">
            <span style={{ marginInlineStart: percent(startedAt - from), inlineSize: percent(durationMs ?? 0) }} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The key without what all keys begin with. */
const nameOf = (key: string) => key.replace(/^(?:\$inf\$)?@"promenade",/, '').replaceAll('"', '');

function stateOf({ since, isLoading, hasError }: CachedRead): string {
  if (isLoading) return 'loading';
  if (hasError) return 'error';
  return since === undefined ? 'empty' : 'ready';
}

function Reads() {
  const { reads, now } = useReads();
  if (reads.length === 0) return <p>No reads yet.</p>;
  return (
    <Table head={['Read', 'State', 'Age']}>
      {reads.map((read) => (
        <tr key={read.key} data-failed={read.hasError}>
          <th scope="row">{nameOf(read.key)}</th>
          <td>{stateOf(read)}</td>
          <td>{read.since === undefined ? '' : `${Math.round((now - read.since) / 1000)} s`}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The cart, and the edits that were sent. */
function Cart({ requests }: { requests: readonly SeenRequest[] }) {
  const { isOffline, lastRemoved, droppedEdits, data, error } = useCart();
  const state = error ? `error: ${error.kind}` : data ? 'ready' : 'loading';
  const edits = requests.filter(({ endpoint }) => endpoint.startsWith('cart.') && endpoint !== 'cart.list');
  return (
    <>
      <Facts
        facts={{
          State: state,
          Lines: `${data?.groups.flatMap(({ lineIds }) => lineIds).length ?? 0}`,
          'Waiting for the network': isOffline ? 'yes' : 'no',
          'Can be undone': lastRemoved ? lastRemoved.name : 'nothing',
          'Refused edits': droppedEdits.map(({ kind, name = '' }) => `${kind} ${name}`).join(', ') || 'none',
        }}
      />
      <h2>Edits sent</h2>
      <Requests requests={edits} />
    </>
  );
}

const never = () => () => {};
const PASS_ANALYTICS = 'Pass analytics to StorefrontDevtools to see this.';
const textOf = (consent: Consent | undefined) =>
  consent ? `analytics ${consent.analytics}, marketing ${consent.marketing}` : 'not chosen';

const useConsentOf = (analytics: Analytics | undefined) =>
  useSyncExternalStore(
    analytics?.subscribe ?? never,
    () => analytics?.getConsent(),
    () => undefined,
  );

function SessionFacts({ analytics }: Pick<StorefrontDevtoolsProps, 'analytics'>) {
  const { state, shopper } = useSession();
  const { guestId, store, locale } = useStorefront();
  const consent = useConsentOf(analytics);
  return (
    <Facts
      facts={{
        Session: state,
        Shopper: shopper ? `${shopper.name ?? ''} (${shopper.subject})` : 'guest',
        'Guest cart': guestId.read() ?? 'none',
        Store: `${store.websiteTitle} (${store.id})`,
        Language: locale,
        Consent: analytics ? textOf(consent) : PASS_ANALYTICS,
      }}
    />
  );
}

/** The published events. Events from before the choice wait for it. */
function Events({
  events,
  analytics,
}: Pick<StorefrontDevtoolsProps, 'analytics'> & { events: readonly PublishedEvent[] }) {
  const chosen = useConsentOf(analytics);
  if (!analytics) return <p>{PASS_ANALYTICS}</p>;
  if (events.length === 0) return <p>No events yet.</p>;
  return (
    <Table head={['Event', 'Consent', 'Facts']}>
      {events.map(({ event: { id, name, path, facts }, consent }) => (
        <tr key={id}>
          <th scope="row">
            {name} <small>{path}</small>
          </th>
          <td>{textOf(consent ?? chosen)}</td>
          <td className="pmdt-long">{JSON.stringify(facts)}</td>
        </tr>
      ))}
    </Table>
  );
}

function MockShop() {
  const [scenarios, choose] = useScenarios();
  const id = useId();
  if (!scenarios) return <p>The backend is no mock shop.</p>;
  return (
    <fieldset>
      <legend>Scenario. The mock shop starts anew with it.</legend>
      {Object.entries(scenarios.summaries).map(([name, summary]) => (
        <label key={name}>
          <input type="radio" name={id} checked={name === scenarios.current} onChange={() => choose(name)} />
          <span>
            <strong>{name}</strong> {summary}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
