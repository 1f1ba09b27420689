export { default as messages } from '../messages/en.content.json';
