/** Pages that a shop's owner wrote. Load this module only for such a page, not with every page. */
export { OwnerPage, type OwnerPageProps } from './OwnerPage.tsx';
export { loadSanitizer } from './safe/load-sanitizer.ts';
export type { AddressRules, OwnerContent } from './safe/profile.ts';
export type {
  TemplateAttributes,
  TemplateCart,
  TemplateCommand,
  TemplateFeed,
  TemplateFields,
  TemplatePage,
  TemplatePicture,
  TemplateReply,
  TemplateRow,
  TemplateRowAction,
  TemplateSource,
  TemplateValue,
  TemplateVisitor,
} from './types.ts';
