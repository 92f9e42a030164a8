import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import process from 'node:process';

/** The machine and runtime of a measurement. Without them, a figure is meaningless. */
export type Environment = {
  readonly node: string;
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  /**
   * The average number of running processes over the last minute, before this run adds its own. `0` on Windows, which
   * has no such value.
   */
  readonly load: number;
};

const BYTES_PER_GB = 1024 ** 3;

/**
 * Returns the machine and the runtime of this run.
 *
 * @example
 * environment().node; // 'v24.21.0'
 */
export function environment(): Environment {
  const processors = cpus();
  return {
    node: process.version,
    system: `${platform()} ${release()} ${arch()}`,
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / BYTES_PER_GB),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
