/** Pages that the store owner designed. Import this entry only on pages that show one. */
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
