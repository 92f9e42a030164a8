import { findProgram } from './find-program.ts';
import { runProgram } from './run-program.ts';

/** Packages are installed only if this user may install them anyway. There is no password prompt. */
export const canAptInstall = (): boolean => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

export const aptInstall = async (name: string, options: string[] = []): Promise<string | undefined> => {
  process.stdout.write(`Installing ${name} (apt-get, up to a minute) …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => runProgram('apt-get', ['install', '-y', ...options, name], { env });
  const first = await install();
  if (first.ok) return undefined;
  // A newly installed machine has no package lists yet.
  await runProgram('apt-get', ['update'], { env });
  const second = await install();
  return second.ok ? undefined : second.output.trim();
};
