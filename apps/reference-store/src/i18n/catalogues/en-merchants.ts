export { default as messages } from '../messages/en.merchants.json';
