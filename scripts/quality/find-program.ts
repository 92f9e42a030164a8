import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** Returns the first of these programs found in PATH or in one of the given folders. */
export const findProgram = (names: string[], folders: string[] = []): string | undefined => {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const places = [...(process.env.PATH ?? '').split(path.delimiter), ...folders].filter((folder) => folder !== '');
  return places
    .flatMap((folder) => names.flatMap((name) => endings.map((ending) => path.join(folder, name + ending))))
    .find(isProgram);
};
