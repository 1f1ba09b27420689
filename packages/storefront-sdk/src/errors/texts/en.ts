import type { ErrorTexts } from '../error-text.ts';

/** Error messages for shoppers, in English. */
export const en: ErrorTexts = {
  auth: 'Please sign in',
  forbidden: 'No access',
  'not-found': 'No data found',
  invalid: 'Bad parameter',
  conflict: 'Something went wrong with the platform',
  'too-large': 'This is too large',
  'rate-limited': 'Too many requests, try again in a moment',
  server: 'Something went wrong on the server side, please try again later',
  platform: 'Something went wrong with the platform',
  network: 'No connection, please check your network',
  timeout: 'The server takes too long to respond, please try again',
  contract: 'The server sent an unreadable response, please try again later',
};
