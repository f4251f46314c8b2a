/** The one script that stands in every page: small enough to come with it. */
import { build } from 'esbuild';
import { fromRoot } from './root.ts';
import { known, type Making } from './site-config.ts';

export async function inlineScript(making: Making): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fromRoot('web/kit/inline.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: known(making),
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(script))
    throw new Error('The inline script would end its own element.');
  return script;
}
