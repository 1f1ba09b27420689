export { default as messages } from '../messages/fr.link.json';
