/** Longest e-mail address that a mail server accepts (RFC 5321, section 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

// Without these characters a text is a single address: no display name, list, group or comment.
const excluded = '\\s\\x00-\\x1f\\x7f-\\x9f@<>\\(\\)\\[\\],:;"\\\\';

// Names of hosts, also with letters of other scripts: up to 63 characters, no hyphen at an end.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
// A top-level domain has no digits, unless it is written in ASCII (`xn--p1ai`).
const topLevel = '(?:xn--[a-z0-9-]{0,58}[a-z0-9]|\\p{L}[\\p{L}\\p{M}]{1,62})';

/**
 * Source of a regular expression (flag `u`) for the e-mail addresses of the contract: up to 64 characters, an at sign, the name of
 * a host with a top-level domain of at least two letters. It matches in linear time.
 */
export const EMAIL_PATTERN: string = `^[^${excluded}]{1,64}@(?:${label}\\.)+${topLevel}$`;
