export { ConfirmDialog } from '@promenade/storefront-ui/overlays';
