/**
 * The secrets, as references that CloudFormation resolves when it deploys: the template never holds
 * one, and no function spends a call on fetching one, on any path. Whoever may read a function's
 * configuration in the account may read them; nobody else may.
 */
import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { EnvInput } from '#shared/env.ts';
import type { Config } from './config.ts';

type SecretNames = 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'OBJECTION_KEY' | 'OPENAI_API_KEY';

export class Secrets extends Construct {
  readonly environment: Pick<EnvInput, SecretNames>;

  constructor(scope: Construct, id: string, { prefix, ...config }: Config) {
    super(scope, id);
    const made = {
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: config.stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    const token = new Secret(this, 'Token', {
      ...made,
      // Lost, it would break the links in every letter ever sent.
      description: 'Signs reply addresses and links',
      secretName: `${prefix}/token-secret`,
    });
    const objections = new Secret(this, 'Objections', {
      ...made,
      // Lost or rotated, those who left and were erased could be written to again.
      description: 'Keys the hashes of addresses and phones that objected; never rotate it',
      secretName: `${prefix}/objection-key`,
    });
    const before = () =>
      SecretValue.secretsManager(token.secretArn, { versionStage: 'AWSPREVIOUS' }).unsafeUnwrap();
    const openai = () => SecretValue.secretsManager(config.openaiSecretName).unsafeUnwrap();

    this.environment = {
      TOKEN_SECRET: token.secretValue.unsafeUnwrap(),
      TOKEN_SECRET_PREVIOUS: config.previousTokenSecret ? before() : '',
      OBJECTION_KEY: objections.secretValue.unsafeUnwrap(),
      OPENAI_API_KEY: config.openaiSecretName === '' ? '' : openai(),
    };
  }
}
