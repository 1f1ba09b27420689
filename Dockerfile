# The image of a shop, with the store. Two targets:
#
#   reference-api  the API as its npm package has it: what `tsdown` built, without sources
#   demo-shop      the demo shop, which extends the API, from sources
#
# compose.yaml builds and starts them; docs/guides/deploy.md says what they need.
ARG NODE=node:24.21.0-bookworm-slim

# What is installed depends on these files alone: a change of the sources installs nothing again.
FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY packages/storefront-sdk/package.json packages/storefront-sdk/
COPY packages/storefront-hooks/package.json packages/storefront-hooks/
COPY packages/storefront-ui/package.json packages/storefront-ui/
COPY packages/storefront-devkit/package.json packages/storefront-devkit/
COPY apps/reference-store/package.json apps/reference-store/
COPY apps/reference-api/package.json apps/reference-api/
COPY apps/demo-shop/package.json apps/demo-shop/

FROM manifests AS build
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --filter @promenade/demo-shop... --filter @promenade/reference-store...
COPY . .
RUN set -e; \
  for part in packages/storefront-sdk packages/storefront-hooks packages/storefront-ui apps/reference-api apps/reference-store; \
  do (cd $part && node --run build); done; \
  rm -rf node_modules apps/*/node_modules packages/*/node_modules

# Without what only the build needs: 0.3 GB instead of 1.1.
FROM manifests AS installed-reference-api
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter @promenade/reference-api... --filter @promenade/reference-store...

# The sources of the API read the check of themes in the components' package; the built API has it within.
FROM manifests AS installed-demo-shop
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter @promenade/demo-shop... --filter @promenade/reference-store... && \
  ln -s ../../../../packages/storefront-ui apps/reference-api/node_modules/@promenade/storefront-ui

FROM ${NODE} AS runtime
WORKDIR /app
# A new volume belongs to the owner of the folder that it covers.
RUN mkdir /backups && chown node:node /backups
COPY --from=build /app/apps/reference-store/dist apps/reference-store/dist
USER node

FROM runtime AS demo-shop
COPY --from=installed-demo-shop /app /app
COPY --from=build /app/packages packages
COPY --from=build /app/apps/reference-api/src apps/reference-api/src
COPY --from=build /app/apps/demo-shop apps/demo-shop
WORKDIR /app/apps/demo-shop
CMD ["node", "--conditions=source", "src/server.ts"]

FROM runtime AS reference-api
COPY --from=installed-reference-api /app /app
COPY --from=build /app/packages/storefront-sdk/dist packages/storefront-sdk/dist
COPY --from=build /app/packages/storefront-hooks/dist packages/storefront-hooks/dist
COPY --from=build /app/packages/storefront-ui/dist packages/storefront-ui/dist
COPY --from=build /app/apps/reference-api/dist apps/reference-api/dist
WORKDIR /app/apps/reference-api
CMD ["node", "dist/bin.js"]
