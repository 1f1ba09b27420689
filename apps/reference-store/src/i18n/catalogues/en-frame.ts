export { default as messages } from '../messages/en.frame.json';
