export { default as messages } from '../messages/fr.browse.json';
