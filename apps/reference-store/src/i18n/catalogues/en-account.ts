export { default as messages } from '../messages/en.account.json' with { type: 'json' };
