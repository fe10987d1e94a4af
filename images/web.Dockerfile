# The one origin: the built web client and the server in front of everything. No shell is in the result.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG SERVER_IMAGE=docker.io/library/caddy:2.11.9
ARG RUNTIME_IMAGE=gcr.io/distroless/static-debian12:nonroot

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
ENV npm_config_cache=/var/cache/npm npm_config_userconfig=/run/secrets/npmrc
COPY package.json package-lock.json tsconfig.json ./
COPY packages packages
COPY web web
COPY dev dev
RUN --mount=type=cache,target=/var/cache/npm \
    --mount=type=secret,id=npmrc,target=/run/secrets/npmrc \
    --mount=type=secret,id=authority,target=/run/secrets/authority \
    if [ -f /run/secrets/authority ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/authority; fi; \
    npm ci --ignore-scripts --no-audit --no-fund -w web && \
    npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev -w web > sbom.cdx.json && \
    node -e 'import("./dev/start/web-build.ts").then(({ buildWeb }) => buildWeb())'

# Copied without the file capabilities of the official image, with which no program starts where all are dropped.
FROM ${SERVER_IMAGE} AS server
RUN cp /usr/bin/caddy /caddy

FROM ${RUNTIME_IMAGE}
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="callboard-web" \
      org.opencontainers.image.description="Callboard, an open casting marketplace: the one origin" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
COPY --from=server --chown=0:0 /caddy /usr/bin/caddy
COPY --from=build --chown=0:0 /app/web/dist /srv
COPY --from=build --chown=0:0 /app/sbom.cdx.json /sbom.cdx.json
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 65532:65532
ENTRYPOINT ["/usr/bin/caddy"]
CMD ["run", "--config", "/etc/callboard/Caddyfile", "--adapter", "caddyfile"]
