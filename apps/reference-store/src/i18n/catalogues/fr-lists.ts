export { default as messages } from '../messages/fr.lists.json';
