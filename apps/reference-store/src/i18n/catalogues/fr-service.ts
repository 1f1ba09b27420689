export { default as messages } from '../messages/fr.service.json';
