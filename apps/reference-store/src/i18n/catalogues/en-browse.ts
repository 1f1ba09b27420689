export { default as messages } from '../messages/en.browse.json';
