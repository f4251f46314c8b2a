/**
 * The secrets, as references that CloudFormation resolves when it deploys: the template never holds
 * one, and no function spends a call on fetching one, on any path. A function is told those alone
 * that its needs name. Whoever may read its configuration in the account may read them; nobody else.
 */
import { SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { SecretName } from '#shared/env.ts';
import { acknowledge } from './acknowledge.ts';
import { type Config, keptInProd } from './config.ts';

/** What each is set to in an environment. */
export type SecretValues = Readonly<Record<SecretName, string>>;

export class Secrets extends Construct {
  readonly values: SecretValues;
  /** What CloudFront says to the API of itself. */
  readonly sentByEdge: string;

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    const { prefix } = config;
    const made = {
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: keptInProd(config),
    };
    const token = new Secret(this, 'Token', {
      ...made,
      // Lost, it would break the links in every letter ever sent.
      description: 'Signs reply addresses and links',
      secretName: `${prefix}/token-secret`,
    });
    const session = new Secret(this, 'Session', {
      ...made,
      description: 'Signs the forms, devices and cursors of administrators',
      secretName: `${prefix}/session-secret`,
    });
    const objections = new Secret(this, 'Objections', {
      ...made,
      // Lost or rotated, those who left and were erased could be written to again.
      description:
        'Keys the hashes of addresses and phones that objected, seals second factors; never rotate it',
      secretName: `${prefix}/objection-key`,
    });
    const origin = new Secret(this, 'Origin', {
      ...made,
      description: 'Proves to the functions that a request came through CloudFront',
      secretName: `${prefix}/origin-secret`,
    });
    const byHand = 'It is turned by hand, as the runbook says: what is signed with it lives on.';
    acknowledge(token, { 'AwsSolutions-SMG4': byHand });
    acknowledge(session, {
      'AwsSolutions-SMG4':
        'It is turned by hand, and only a form that stands open has to be sent anew.',
    });
    acknowledge(origin, {
      'AwsSolutions-SMG4': 'It is turned by hand in three deployments, so that none is refused.',
    });
    acknowledge(objections, {
      'AwsSolutions-SMG4': 'Turned, it would forget who objected: hashes cannot be made anew.',
    });
    const before = ({ secretArn }: Secret) =>
      SecretValue.secretsManager(secretArn, { versionStage: 'AWSPREVIOUS' }).unsafeUnwrap();
    const openai = () => SecretValue.secretsManager(config.openaiSecretName).unsafeUnwrap();

    this.values = {
      TOKEN_SECRET: token.secretValue.unsafeUnwrap(),
      TOKEN_SECRET_PREVIOUS: config.previousTokenSecret ? before(token) : '',
      SESSION_SECRET: session.secretValue.unsafeUnwrap(),
      OBJECTION_KEY: objections.secretValue.unsafeUnwrap(),
      ORIGIN_SECRET: origin.secretValue.unsafeUnwrap(),
      ORIGIN_SECRET_PREVIOUS: config.originSecret === 'steady' ? '' : before(origin),
      OPENAI_API_KEY: config.openaiSecretName === '' ? '' : openai(),
    };
    // While functions are being updated some know only the old one: it is sent until all know both.
    this.sentByEdge =
      config.originSecret === 'accept' ? before(origin) : origin.secretValue.unsafeUnwrap();
  }
}
