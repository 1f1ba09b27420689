import { Breadcrumbs, Container, PageHeader, type PageHeaderProps } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import styles from '../styles/page.module.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export interface PageProps extends PageHeadProps {
  /** A sentence or two below the title. */
  text?: string | undefined;
  /** Ancestors for the breadcrumbs, without home; without it the page has no breadcrumbs. */
  above?: readonly { name: string; href: string }[];
  actions?: PageHeaderProps['actions'];
  /** A column for forms. @default false */
  narrow?: boolean;
  /** Space between the parts of the page. @default false */
  spaced?: boolean;
  children: ReactNode;
}

/** A page with its head data, its breadcrumbs and its title. */
export function Page({ text, above, actions, narrow, spaced, children, ...head }: PageProps) {
  const home = { name: useText()('nav.home'), href: '/' };
  const className = [styles.page, narrow && styles.narrow, spaced && styles.spaced].filter(Boolean).join(' ');
  return (
    <Container className={className}>
      <PageHead {...head} />
      <PageHeader
        title={head.title}
        text={text}
        actions={actions}
        breadcrumbs={above && <Breadcrumbs trail={[home, ...above, { name: head.title }]} />}
      />
      {children}
    </Container>
  );
}
