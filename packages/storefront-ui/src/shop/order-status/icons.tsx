import { Icon, type IconProps } from '../../primitives/icons/Icon.tsx';

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.2 12 4l8 4.2v7.6L12 20l-8-4.2zM4 8.2l8 4.1 8-4.1M12 12.3V20" />
  </Icon>
);
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5" />
  </Icon>
);
export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 5 4.5 9.5 9 14M4.5 9.5H15a5 5 0 0 1 0 10h-4" />
  </Icon>
);
