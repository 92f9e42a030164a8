import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A locally served folder. */
export interface ServedFolder {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the files of a folder and nothing outside of it. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = path.join(folder, path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    const content = file.startsWith(folder) ? await readFile(file).catch(() => null) : null;
    if (content === null) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
          // Built files have a content hash in their name.
          'cache-control': file.includes('/assets/') ? 'max-age=3600, immutable' : 'no-store',
        })
        .end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The story server has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
