export { default as messages } from '../messages/fr.application.json';
