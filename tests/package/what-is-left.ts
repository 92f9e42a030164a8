import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/**
 * Bundles a program that imports an entry without using it, and returns the remaining code of the entry, without bare
 * imports of external packages.
 */
export async function whatIsLeftOf(entry: string, folder: string): Promise<string> {
  const program = path.join(folder, 'imports-only.js');
  writeFileSync(program, `import '${entry}';\n`);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: program, formats: ['es'] },
      rolldownOptions: { external: (id) => !id.startsWith('vinport') && /^[a-z@]/.test(id) },
    },
  });
  const outputs = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n');
  return code
    .replaceAll(/^import "[^"]+";$/gm, '')
    .replaceAll(/^\/\/.*$/gm, '')
    .trim();
}
