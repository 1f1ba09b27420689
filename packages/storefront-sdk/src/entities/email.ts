/** Longest e-mail address that a mail server accepts (RFC 5321, section 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

// Without these a text is one address only, never a name, a list, a group or a comment around another address.
const excluded = '\\s\\x00-\\x1f\\x7f-\\x9f@<>\\(\\)\\[\\],:;"\\\\';

/**
 * Regular expression source, for the flag `u`, that every e-mail address of the contract matches: up to 64 characters, an
 * at sign, a domain with a dot. It is matched in linear time.
 */
export const EMAIL_PATTERN: string = `^[^${excluded}]{1,64}@[^.${excluded}]+(?:\\.[^.${excluded}]+)+$`;
