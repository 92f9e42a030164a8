import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './project-root.ts';
import { runProgram } from './run-program.ts';

// TypeDoc is installed with the older compiler that it needs, separate from the project's own tools.
const manifest = createRequire(path.join(projectRoot, 'reference/package.json')).resolve('typedoc/package.json');
const { ok, output } = await runProgram(
  process.execPath,
  [path.join(path.dirname(manifest), 'bin/typedoc'), '--options', 'reference/typedoc.json', ...process.argv.slice(2)],
  { env: { ...process.env, NO_COLOR: '1' } },
);
process.stdout.write(output);
if (ok) process.stdout.write('The reference begins at reports/reference/index.html.\n');
process.exitCode = ok ? 0 : 1;
