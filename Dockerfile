# The server with its built client. Data lives in /data: mount a volume there.
FROM debian:12-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nodejs npm ca-certificates \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /laguna
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY server/setup.mjs server/
RUN node --input-type=module -e "import('./server/setup.mjs').then((s) => s.ensureInstalled())"
COPY . .
RUN node --input-type=module -e "import('./server/setup.mjs').then((s) => s.ensureBuilt())"
ENV LAGUNA_DATA=/data PORT=2567
VOLUME /data
EXPOSE 2567
CMD ["npm", "start"]
