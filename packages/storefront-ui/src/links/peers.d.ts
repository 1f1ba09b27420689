/* The part of optional peers that the links use: apps bring them, this package does not install them. */

declare module 'next/link' {
  import type { ComponentPropsWithRef, ComponentType } from 'react';

  const Link: ComponentType<ComponentPropsWithRef<'a'> & { href: string }>;
  export default Link;
}

declare module 'react-router' {
  import type { ComponentPropsWithRef, ComponentType } from 'react';

  export const Link: ComponentType<Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }>;
}
