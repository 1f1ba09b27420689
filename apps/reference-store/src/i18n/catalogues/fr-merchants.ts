export { default as messages } from '../messages/fr.merchants.json';
