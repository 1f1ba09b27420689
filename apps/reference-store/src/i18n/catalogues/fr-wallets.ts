export { default as messages } from '../messages/fr.wallets.json';
