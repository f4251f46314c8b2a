/** Which function wrote a line: our name from its name in AWS, and back. */
import type { Env } from '#functions/env.ts';
import { type FunctionName, functionName, functionNames } from '#shared/contract/functions.ts';

/** `arn:...:anchor-dev-stages-` says `anchor-dev`. */
const prefixOf = ({ STAGE_TARGET_ARN_PREFIX }: Env): string =>
  (STAGE_TARGET_ARN_PREFIX.split(':').at(-1) ?? '').replace(/-stages-$/, '');

/** The name in AWS, as our own lines carry it. */
export const awsNameOf = (name: FunctionName, env: Env): string =>
  functionName(prefixOf(env), name);

/** Names from AWS to ours; one that is not ours is called what it is called. */
export function namesIn(env: Env): (awsName: string) => string {
  const names = new Map(functionNames.map((name) => [awsNameOf(name, env), name] as const));
  return (awsName) => names.get(awsName) ?? awsName;
}

/** `2026/11/21/anchor-dev-stages-morning[$LATEST]1f..` says `anchor-dev-stages-morning`. */
export const awsNameInStream = (stream: string): string =>
  stream.replace(/^\d{4}\/\d\d\/\d\d\//, '').replace(/\[.*$/, '');
