export { default as messages } from '../messages/en.lists.json';
