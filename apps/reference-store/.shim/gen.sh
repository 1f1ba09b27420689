cd /work/main/packages/storefront-ui/src
{ echo "export * from '../../../packages/storefront-ui/src/theme/UiProvider.tsx';"; for d in primitives commerce patterns; do for i in $d/*/index.ts; do echo "export * from '../../../packages/storefront-ui/src/$i';"; done; done; } > /work/main/apps/reference-store/.shim/ui.ts
