export { default as messages } from '../messages/fr.frame.json';
