import { languageTag } from './language-tag.ts';

/** Format of a date. */
export interface DateFormat {
  /** Language tag. */
  locale: string;
  /** Whether to add the time of day. @default false */
  withTime?: boolean;
  /**
   * IANA name; UTC if the device does not know it. Pass it if a server renders the date too, so that both render the same text.
   * @default the device's time zone
   */
  timeZone?: string;
}

function isTimeZone(name: string | undefined): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in the long format of a language.
 * @param time Epoch milliseconds.
 * @example formatDate(0, { locale: 'en', timeZone: 'UTC' }) // 'January 1, 1970'
 */
export function formatDate(time: number, { locale, withTime = false, timeZone }: DateFormat): string {
  const key = `${locale} ${withTime} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const timeStyle = withTime ? 'short' : undefined;
    const options = { dateStyle: 'long', timeStyle } as const;
    formatter = new Intl.DateTimeFormat(languageTag(locale), {
      ...options,
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(time);
}

/** A date as text and in ISO 8601, for `<time>`. */
export interface DateText {
  /** Long format in the language of the page. */
  text: string;
  /** ISO 8601. */
  iso: string;
}

/** A date for `<time>`; `undefined` for a missing date. */
export function dateText(time: number | null | undefined, format: DateFormat): DateText | undefined {
  return time == null ? undefined : { text: formatDate(time, format), iso: new Date(time).toISOString() };
}
