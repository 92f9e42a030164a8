import process from 'node:process';

/** npm reads `engines` but only warns, and an older Node fails later with a misleading message. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Vinport needs Node 20.19 or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
};
