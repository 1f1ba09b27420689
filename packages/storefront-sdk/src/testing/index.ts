export { type MockAnswer, type MockAnswers, MockFailure, type MockRequest, mockHandlers } from './handlers.ts';
