export { media } from './css/media.ts';
export type { UiStrings } from './messages/types.ts';
export type { PartialStrings } from './messages/with-english.ts';
export { Alert, type AlertProps } from './primitives/alert/Alert.tsx';
export { Avatar, type AvatarProps } from './primitives/avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/badge/Badge.tsx';
export type { RootProps } from './primitives/behaviours/root-props.ts';
export { useHydrated } from './primitives/behaviours/use-hydrated.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './primitives/breadcrumbs/Breadcrumbs.tsx';
export { type ActionButtonProps, Button, type ButtonProps, type LinkButtonProps } from './primitives/button/Button.tsx';
export { Card, type CardProps, type LinkCardProps, type PlainCardProps } from './primitives/card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './primitives/carousel/Carousel.tsx';
export { Chip, type ChipProps } from './primitives/chip/Chip.tsx';
export { CodeField, type CodeFieldProps } from './primitives/code-field/CodeField.tsx';
export { CopyText, type CopyTextProps } from './primitives/copy-text/CopyText.tsx';
export { Countdown, type CountdownProps } from './primitives/countdown/Countdown.tsx';
export {
  DescriptionList,
  type DescriptionListProps,
  type DescriptionRow,
} from './primitives/description-list/DescriptionList.tsx';
export { Disclosure, type DisclosureProps } from './primitives/disclosure/Disclosure.tsx';
export { Checkbox, type CheckboxProps } from './primitives/field/Checkbox.tsx';
export { Field, type FieldControl, type FieldOptions, type FieldProps } from './primitives/field/Field.tsx';
export { SelectField, type SelectFieldProps } from './primitives/field/SelectField.tsx';
export { TextArea, type TextAreaProps } from './primitives/field/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/field/TextField.tsx';
export type { UploadFile } from './primitives/file-upload/FileRow.tsx';
export { FileUpload, type FileUploadProps } from './primitives/file-upload/FileUpload.tsx';
export { Form, type FormProps } from './primitives/form/Form.tsx';
export { Heading, type HeadingProps } from './primitives/heading/Heading.tsx';
export {
  type ActionIconButtonProps,
  IconButton,
  type IconButtonProps,
  type LinkIconButtonProps,
} from './primitives/icon-button/IconButton.tsx';
export { Icon, type IconProps } from './primitives/icons/Icon.tsx';
export {
  AlertIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CompareIcon,
  ExpandIcon,
  EyeIcon,
  FilterIcon,
  GlobeIcon,
  HeartIcon,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PictureIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  StarIcon,
  TagIcon,
  TrashIcon,
  TruckIcon,
  UserIcon,
} from './primitives/icons/icons.tsx';
export { Container, type ContainerProps } from './primitives/layout/Container.tsx';
export { Grid, type GridProps } from './primitives/layout/Grid.tsx';
export type { Responsive } from './primitives/layout/responsive.ts';
export { Stack, type StackProps } from './primitives/layout/Stack.tsx';
export type { SpaceStep } from './primitives/layout/space.css.ts';
export { LinkTabs, type LinkTabsProps } from './primitives/link-tabs/LinkTabs.tsx';
export { LiveRegion, type LiveRegionProps } from './primitives/live-region/LiveRegion.tsx';
export { LoadError, type LoadErrorProps } from './primitives/load-error/LoadError.tsx';
export { LoadMore, type LoadMoreProps } from './primitives/load-more/LoadMore.tsx';
export { Message, type MessageProps } from './primitives/message/Message.tsx';
export { NoticeBar, type NoticeBarProps } from './primitives/notice-bar/NoticeBar.tsx';
export { PageHeader, type PageHeaderProps } from './primitives/page-header/PageHeader.tsx';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/password-field/PasswordField.tsx';
export { Picture, type PictureProps, type PictureView } from './primitives/picture/Picture.tsx';
export { PopupMenu, type PopupMenuLink, type PopupMenuProps } from './primitives/popup-menu/PopupMenu.tsx';
export { Progress, type ProgressProps } from './primitives/progress/Progress.tsx';
export { Prose, type ProseProps } from './primitives/prose/Prose.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/radio-group/RadioGroup.tsx';
export { Rail, type RailProps } from './primitives/rail/Rail.tsx';
export { SectionHeading, type SectionHeadingProps } from './primitives/section-heading/SectionHeading.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/SkipLink.tsx';
export { type StarCount, StarRating, type StarRatingProps } from './primitives/star-rating/StarRating.tsx';
export { type StepItem, Steps, type StepsProps } from './primitives/steps/Steps.tsx';
export { Switch, type SwitchProps } from './primitives/switch/Switch.tsx';
export { TextLink, type TextLinkProps } from './primitives/text-link/TextLink.tsx';
export { ThemeScope, type ThemeScopeProps } from './primitives/theme-scope/ThemeScope.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './primitives/timeline/Timeline.tsx';
export { UndoBar, type UndoBarProps } from './primitives/undo-bar/UndoBar.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/visually-hidden/VisuallyHidden.tsx';
export { vars } from './theme/contract.css.ts';
export type { LayerSettings } from './theme/layer-settings.ts';
export { ThemeStyle, type ThemeStyleProps } from './theme/ThemeStyle.tsx';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
export {
  type FolderStrings,
  type OnOverlayOpen,
  UiBaseProvider,
  type UiBaseProviderProps,
  type UiContextValue,
  type UiLinkProps,
  useUi,
} from './theme/ui-context.tsx';
