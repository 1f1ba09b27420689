/* Types of the optional peer dependencies that the links use. Apps install them, this package does not. */

declare module 'next/link' {
  import type { ComponentPropsWithRef, ComponentType } from 'react';

  const Link: ComponentType<ComponentPropsWithRef<'a'> & { href: string }>;
  export default Link;
}

declare module 'react-router' {
  import type { ComponentPropsWithRef, ComponentType } from 'react';

  export const Link: ComponentType<Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }>;
}
