export { default as messages } from '../messages/en.service.json';
