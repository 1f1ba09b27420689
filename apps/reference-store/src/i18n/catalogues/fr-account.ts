export { default as messages } from '../messages/fr.account.json' with { type: 'json' };
