export { default as messages } from '../messages/en.wallets.json';
