# docs/install.md says how to run it.
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without scripts: they compile data that is not copied yet, and install the Node that this image has.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run -s data && npm run -s build && npm prune --omit=dev --ignore-scripts && npm run -s slim
# One start and one end, so that what a start compiles is kept: where the image runs, nothing can be written into it.
RUN DATA_DIR=/tmp/data PORT=0 node src/server/main.ts > /tmp/log & pid=$!; \
    until grep -q 'is ready' /tmp/log; do kill -0 $pid && sleep 1 || exit 1; done; \
    kill $pid; wait $pid && rm -rf /tmp/data /tmp/log

FROM ${NODE}
# Fewer arenas of the C library: 80 MB less in memory after busy hours (docs/operating.md).
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# An empty volume takes its owner from here.
RUN mkdir /data && chown 1000:1000 /data && chmod 700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
