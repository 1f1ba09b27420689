/** Pages of a shop's owner: load it when there is one, not with every page. */
export { hasOwnerPage, type OwnerPageContent, type OwnerPageKey, ownerHosts, ownerPage } from './owner-page.ts';
export type { TemplateFieldValue, TemplateFieldValues } from './template-rows.ts';
export type {
  TemplateActions,
  TemplateCartView,
  TemplateCommand,
  TemplateOverlay,
  TemplateReplyView,
  TemplateRowAction,
  TemplateRowView,
  TemplateSourceView,
  TemplateVisitorView,
} from './template-source.ts';
export { useTemplateSource } from './use-template-source.ts';
