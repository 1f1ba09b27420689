/** Pages that the store owner designed. Import this entry only on pages that show one. */
export * from './owner-page.ts';
export type { TemplateFieldValue, TemplateFieldValues } from './template-rows.ts';
export * from './template-source.ts';
export * from './use-template-source.ts';
