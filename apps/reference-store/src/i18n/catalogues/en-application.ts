export { default as messages } from '../messages/en.application.json';
