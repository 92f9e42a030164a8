import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';
import { wireDocs } from './wire-docs.ts';

writeFileSync(path.join(projectRoot, 'docs/wire.md'), await wireDocs());
