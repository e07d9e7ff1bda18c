# syntax=docker/dockerfile:1

# Digest of the image for several platforms; raise tag and digest together, and npm's Node with them.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS base
WORKDIR /app

# Every workspace's package.json first: packages are installed again only when one of them changes.
FROM base AS manifests
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY projections/package.json projections/
COPY backend/package.json backend/
COPY demo/package.json demo/
COPY bench/package.json bench/
COPY ui-kit/package.json ui-kit/
COPY admin-ui/package.json admin-ui/
COPY public-ui/package.json public-ui/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# What runs needs neither the tools nor the interfaces' packages, nor the Node and PostgreSQL that npm can bring.
FROM manifests AS packages
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --omit=optional \
      --workspace domain --workspace projections --workspace backend

FROM base
# PACKAGES=complete: nothing is to be installed at a start, as `npm run` would do in a checkout.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data PACKAGES=complete
RUN install -d -o node -g node /data
COPY --from=packages /app ./
COPY --from=build /app/scripts scripts
COPY --from=build /app/domain/src domain/src
COPY --from=build /app/projections/src projections/src
COPY --from=build /app/backend/src backend/src
COPY --from=build /app/public-ui/dist public-ui/dist
COPY --from=build /app/admin-ui/dist admin-ui/dist
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# `docker run --entrypoint npm IMAGE run projections -- status` works too.
ENTRYPOINT ["node", "backend/src/main.ts"]
