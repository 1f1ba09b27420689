export { default as messages } from '../messages/en.link.json';
