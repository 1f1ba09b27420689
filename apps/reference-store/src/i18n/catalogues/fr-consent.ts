export { default as messages } from '../messages/fr.consent.json';
