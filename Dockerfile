# syntax=docker/dockerfile:1
# Builds Tureen and leaves only what runs: about 0.5 GB, most of it the readers of cookbooks and photos.

FROM node:24-bookworm-slim AS build
ENV CI=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
# A compiler, for platforms that better-sqlite3 has no prebuilt binary for.
RUN apt-get update \
  && apt-get install -y --no-install-recommends build-essential python3 ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN node -e 'process.stdout.write(require("./package.json").packageManager)' > /tmp/pnpm \
  && npm install --global "$(cat /tmp/pnpm)" \
  && pnpm install --frozen-lockfile \
  && pnpm build \
  && pnpm --filter @tureen/api deploy --legacy --prod /image/apps/api \
  && rm -rf /image/apps/api/src /image/apps/api/*.ts /image/apps/api/tsconfig.json \
  && mkdir -p /image/apps/web \
  && cp -r apps/web/dist /image/apps/web/dist \
  && mkdir /image/home-assistant \
  && cp deploy/home-assistant/start.mjs /image/home-assistant/

FROM node:24-bookworm-slim
# MALLOC_ARENA_MAX: the threads that read pictures and files share their memory; see docs/performance.md.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=build /image /app
# The image itself is never written to: run it with a read-only root. The family's data is a volume.
RUN mkdir /data && chown node:node /data
# Another way to run it, as the add-on of Home Assistant does: as whom, and by which file.
ARG RUN_AS=node
ARG START=apps/api/dist/main.js
ENV START=${START}
USER ${RUN_AS}
WORKDIR /app
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "exec node --max-semi-space-size=4 \"$START\""]
