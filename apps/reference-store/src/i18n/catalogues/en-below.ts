export { default as messages } from '../messages/en.below.json';
