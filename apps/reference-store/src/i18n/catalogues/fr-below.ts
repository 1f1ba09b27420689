export { default as messages } from '../messages/fr.below.json';
