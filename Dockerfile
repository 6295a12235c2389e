# The server with its built client. Data lives in /data: mount a volume there.
FROM debian:12-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nodejs npm ca-certificates \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /laguna
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY server/setup.mjs server/supervise.mjs server/
RUN node --input-type=module -e "import('./server/setup.mjs').then((s) => s.ensureInstalled())"
COPY . .
RUN node --input-type=module -e "import('./server/setup.mjs').then((s) => s.ensureBuilt())"
RUN mkdir /data && chown nobody /data
USER nobody
ENV LAGUNA_DATA=/data PORT=2567
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 2567) + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.mjs"]
