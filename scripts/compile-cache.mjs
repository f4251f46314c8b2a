/** Keeps what Node makes of the code, types taken out, from one start to the next. */
import module from 'node:module';
import { join } from 'node:path';

// A Node too old to run this code is told so elsewhere, and must get that far.
module.enableCompileCache?.(join(import.meta.dirname, '../dist/compiled'));
