import type { Issue } from '@promenade/storefront-sdk/contract';
import { type Exchange, firstBytes } from './exchange.ts';

interface Sent {
  /** The call, or a description of another request. */
  name: string;
  method: string;
  url: string;
  durationMs: number;
}

/** The client got data: the body was read and its code is 200. For other addresses: a status below 400. */
export interface Answered<Value = unknown> extends Sent {
  kind: 'answered';
  exchange: Exchange;
  /** The data as the client returns it. */
  value: Value;
  /** The data on the wire. */
  data: unknown;
  /** Values that the client could not read and left out. */
  issues: readonly Issue[];
}

/** There was a response, and the client took it for an error. */
export interface Refused extends Sent {
  kind: 'refused';
  exchange: Exchange;
  /** Code of the envelope, or the HTTP status. */
  code: number;
  /** The client's error: the path of unreadable data, or a redirect that is not followed. */
  reason: string | undefined;
}

/** There was no response. */
export interface Silent extends Sent {
  kind: 'silent';
  /** Code of the system, as in `ECONNREFUSED`. */
  code: string;
  message: string;
}

/** The outcome of one request. Checks draw conclusions from `answered` only. */
export type Probe<Value = unknown> = Answered<Value> | Refused | Silent;

/** Status and type of a response, with its first bytes or the error of its body. */
export function seen({ status, headers, bytes, bodyIssue }: Exchange): string {
  const type = headers.get('content-type') ?? 'no content type';
  const location = headers.get('location');
  if (location && status >= 300 && status < 400) return `HTTP ${status} to ${location}`;
  return `HTTP ${status}, ${type}${bodyIssue ? `. ${bodyIssue}` : `, ${firstBytes(bytes)}`}`;
}

/** The outcome of a probe with its address, for the sentence "… could not be found out: …". */
export function outcome(probe: Probe): string {
  const at = `${probe.method} ${shortened(probe.url)}`;
  switch (probe.kind) {
    case 'answered':
      return `${at} succeeded`;
    case 'refused':
      return `${at} returned ${seen(probe.exchange)}`;
    default:
      return `${at} got no response in ${(probe.durationMs / 1000).toFixed(1)} s (${probe.message})`;
  }
}

/** Whether the backend was busy or limits requests, so that the result shows nothing about the request. */
export const isBusy = (probe: Probe) =>
  probe.kind === 'refused' &&
  [probe.code, probe.exchange.status].some((code) => code === 429 || (code >= 500 && code < 600));

const URL_CHARS = 120;

/** Queries of sign-ins fill several lines. */
const shortened = (url: string) => (url.length > URL_CHARS ? `${url.slice(0, URL_CHARS)}…` : url);

/** A number with its noun: "1 request", "2 requests". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The probes of a run as a table. */
export function probeTable(probes: readonly Probe[]): string {
  const rows = probes.map((probe) => [
    probe.kind === 'answered' ? '✓' : probe.kind === 'refused' ? '–' : '✗',
    `${Math.round(probe.durationMs)} ms`,
    probe.kind === 'silent' ? probe.code || 'silent' : `${statusOf(probe)}`,
    probe.method,
    shortened(probe.url),
  ]);
  const widths = [1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `${counted(probes.length, 'request')} (✓ succeeded, – refused, ✗ no response):`,
    ...rows.map(([mark, time = '', status = '', method = '', url]) =>
      [mark, time.padStart(widths[0] ?? 0), status.padEnd(widths[1] ?? 0), method.padEnd(widths[2] ?? 0), url].join(
        '  ',
      ),
    ),
  ].join('\n');
}

/** The status, and the code of the body where it differs. */
function statusOf(probe: Answered | Refused): string {
  const { status, bodyIssue } = probe.exchange;
  const code = probe.kind === 'refused' && probe.code !== status ? `, code ${probe.code}` : '';
  return `${status}${code}${bodyIssue ? ', broken body' : ''}`;
}
