export {
  ChoiceCardGroup,
  type ChoiceCardGroupProps,
  type ChoiceCardOption,
  type MultipleChoiceCardGroupProps,
  type SingleChoiceCardGroupProps,
} from './ChoiceCardGroup.tsx';
