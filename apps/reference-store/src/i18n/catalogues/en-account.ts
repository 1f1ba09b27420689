export { default as messages } from '../messages/en.json?account';
