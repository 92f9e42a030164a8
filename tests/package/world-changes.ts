import { runProgram } from '#scripts/quality/run-program.ts';
import { succeeds } from './packed-library.ts';

/** Lists the global names that a program could change: those of the global object and of all built-ins. */
const LOOK_ROUND = `
  const builtIn = () => [globalThis, Reflect, Math, JSON, Intl, Object, Array, Function, Promise, Map, Set, String, Number,
    Date, RegExp, Error, Symbol, URL, Request, Response, Headers].flatMap((it) => it.prototype ? [it, it.prototype] : [it]);
  const look = () => builtIn().map((it) => Reflect.ownKeys(it).map(String));`;

/** Returns the names of the globals that change when modules are imported. */
export async function worldChangesBy(modules: readonly string[], folder: string): Promise<readonly string[]> {
  const program = `${LOOK_ROUND}
    const before = look();
    for (const module of ${JSON.stringify(modules)}) await import(module);
    const after = look();
    const added = after.flatMap((names, index) => names.filter((name) => !before[index].includes(name)));
    process.stdout.write(JSON.stringify(added.toSorted()));`;
  const output = await succeeds(
    runProgram(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder }),
  );
  return JSON.parse(output);
}
