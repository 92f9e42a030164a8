import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { type PeerProcess, startPeer } from './peer-process.ts';

const FOLDER = path.join(import.meta.dirname, 'react-router-template');
const BUILT = path.join(projectRoot, 'node_modules/.cache/vinport/react-router-template/server/index.js');

/** The script that the template's own `npm start` runs. */
const SERVE = path.join(projectRoot, 'node_modules/@react-router/serve/bin.cjs');

/** Builds React Router's template and serves it unchanged. */
export async function startTemplate(): Promise<PeerProcess> {
  const cli = path.join(projectRoot, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const [code] = await once(spawn(process.execPath, [cli, 'build'], { cwd: FOLDER, env }), 'exit');
  if (code !== 0) throw new Error('The template could not be built.');
  return startPeer(SERVE, '/', BUILT);
}
