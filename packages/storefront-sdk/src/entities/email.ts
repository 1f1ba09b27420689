/** Longest e-mail address that a mail server accepts (RFC 5321, section 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

// Without these characters a text is a single address: no display name, list, group or comment.
const excluded = '\\s\\x00-\\x1f\\x7f-\\x9f@<>\\(\\)\\[\\],:;"\\\\';

/**
 * Source of a regular expression (flag `u`) for the e-mail addresses of the contract: up to 64 characters, an at sign,
 * a domain with a dot. It matches in linear time.
 */
export const EMAIL_PATTERN: string = `^[^${excluded}]{1,64}@[^.${excluded}]+(?:\\.[^.${excluded}]+)+$`;
