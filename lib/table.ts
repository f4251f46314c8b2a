/** The single table: on demand, restorable to any second, and never lost with the stack. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { StageName } from './config.ts';

export class Table extends TableV2 {
  constructor(scope: Construct, id: string, stage: StageName) {
    super(scope, id, {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      // Epoch seconds; rows may outlive it by days, so readers check it themselves.
      timeToLiveAttribute: 'expiresAt',
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.RETAIN,
      deletionProtection: stage === 'prod',
    });
  }
}
