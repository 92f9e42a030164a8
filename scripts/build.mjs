import { build } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
await ensureInstalled();
await build();
