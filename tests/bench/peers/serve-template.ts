// Serves the template as its maker's own adapter for Node does, and nothing beside it: no log, no compression.
// Usage: node tests/bench/peers/serve-template.ts PORT BUILD
import { createServer } from 'node:http';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';

const [port = '', file = ''] = process.argv.slice(2);
const build = await import(pathToFileURL(file).href);
createServer(createRequestListener({ build, mode: 'production' })).listen(Number(port), '127.0.0.1');
