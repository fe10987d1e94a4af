# The operator's programs, which prepare databases, bus and realm and run nothing of the product. The chart says which.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG RUNTIME_IMAGE=gcr.io/distroless/nodejs24-debian12:nonroot

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
ENV npm_config_cache=/var/cache/npm npm_config_userconfig=/run/secrets/npmrc
COPY package.json package-lock.json ./
COPY packages packages
COPY proto proto
COPY services services
COPY gateway gateway
COPY web/src/gen/persisted-documents.json web/src/gen/persisted-documents.json
COPY images/prune.mjs images/prune.mjs
COPY deploy/operator/package.json deploy/operator/package.json
RUN --mount=type=cache,target=/var/cache/npm \
    --mount=type=secret,id=npmrc,target=/run/secrets/npmrc \
    --mount=type=secret,id=authority,target=/run/secrets/authority \
    if [ -f /run/secrets/authority ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/authority; fi; \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
      -w services/identity -w services/talent -w services/projects -w services/casting -w services/messaging \
      -w services/billing -w services/media -w gateway -w deploy/operator && \
    npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev > sbom.cdx.json && \
    node images/prune.mjs deploy/operator/main.ts
COPY dev dev
COPY deploy deploy

FROM ${RUNTIME_IMAGE}
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="callboard-operator" \
      org.opencontainers.image.description="Callboard, an open casting marketplace: programs of its operator" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build --chown=0:0 /app /app
USER 65532:65532
CMD ["main.ts"]
