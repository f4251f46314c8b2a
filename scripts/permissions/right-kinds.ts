/** Rights that differ only in whom they are about are of one kind: ids and addresses become `x`. */
import type { RightAsked } from '../local/aws/types.ts';

export interface RightKind {
  readonly functionArn: string;
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

/** A key of a row says what it is before its first `#`, and whose it is after that. */
const rowKind = (key: string): string => key.replace(/#.*$/s, '#x');

/** Objects and schedules are named after people. */
const resourceKind = (resource: string): string =>
  /^arn:[^:]+:(s3|scheduler):/.test(resource) ? resource.replace(/\/[^/]+$/, '/x') : resource;

export function kindOf({ functionArn, action, resource, context }: RightAsked): RightKind {
  const kind = { functionArn, action, resource: resourceKind(resource) };
  if (!context) return kind;
  const said = Object.entries(context).map(([name, values]) => [
    name,
    name === 'dynamodb:LeadingKeys' ? [...new Set(values.map(rowKind))].toSorted() : values,
  ]);
  return { ...kind, context: Object.fromEntries(said) };
}
