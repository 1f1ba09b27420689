export { default as messages } from '../messages/fr.content.json';
