/** Says of a finding of cdk-nag why it stands: on the very resource, and on no other. */
import { Stack, Validations } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';

/** By the rule's name, `AwsSolutions-S1`; it holds for the construct and all below it. */
export function acknowledge(construct: IConstruct, rules: Readonly<Record<string, string>>): void {
  for (const [id, reason] of Object.entries(rules)) {
    Validations.of(construct).acknowledge({ id, reason });
  }
}

/**
 * Why the resources of a role's statements have a star in them: each star by itself, so that one
 * more has to be given a reason of its own.
 */
export function acknowledgeStars(
  role: IConstruct,
  statements: readonly PolicyStatement[],
  reason: string,
): void {
  const stack = Stack.of(role);
  for (const resource of statements.flatMap(({ resources }) => resources)) {
    const written = spelled(stack.resolve(resource));
    if (written.includes('*')) {
      acknowledge(role, { [`AwsSolutions-IAM5[Resource::${written}]`]: reason });
    }
  }
}

/** As cdk-nag spells a resource: `<Bucket.Arn>/inbound/*`. */
function spelled(value: unknown): string {
  if (typeof value === 'string') return value;
  const {
    Ref,
    'Fn::GetAtt': attribute,
    'Fn::ImportValue': imported,
    'Fn::Join': join,
  } = Object(value);
  if (imported !== undefined) return imported;
  if (Ref !== undefined) return `<${Ref}>`;
  if (attribute !== undefined) return `<${attribute.join('.')}>`;
  const [between, parts]: [string, unknown[]] = join;
  return parts.map(spelled).join(between);
}
