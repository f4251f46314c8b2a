/** Stops with one clear line when Node is too old to run this code; loaded first. */
import './compile-cache.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Anchor needs Node 24 and found ${process.version}. ` +
      'Run "npm ci" (it brings Node 24 along on Linux), or install Node 24 and try again.',
  );
  process.exit(1);
}
