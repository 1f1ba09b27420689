export { default as messages } from '../messages/en.consent.json';
