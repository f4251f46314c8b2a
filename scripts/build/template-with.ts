/** The template of stage dev as it would be with other settings; nothing of it is kept. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesise } from './synthesise.ts';
import type { Template } from './template.ts';

export async function templateWith(settings: Readonly<Record<string, unknown>>): Promise<Template> {
  const outDir = await mkdtemp(join(tmpdir(), 'anchor-template-'));
  try {
    return await synthesise({ outDir, staging: false, settings });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
