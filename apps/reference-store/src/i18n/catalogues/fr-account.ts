export { default as messages } from '../messages/fr.json?account';
