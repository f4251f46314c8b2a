/** The single table: on demand, restorable to any second, and in prod never lost with the stack. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { listsIndex } from '#shared/contract/lists-index.ts';
import type { StageName } from './config.ts';

/** Keys alone: of a person only the state is written twice, as the list, and no words are copied. */
const lists = {
  indexName: listsIndex.name,
  partitionKey: { name: listsIndex.partition, type: AttributeType.STRING },
  sortKey: { name: listsIndex.sort, type: AttributeType.STRING },
  projectionType: ProjectionType.KEYS_ONLY,
};

export class Table extends Construct {
  readonly name: string;
  readonly arn: string;

  constructor(scope: Construct, id: string, stage: StageName) {
    super(scope, id);
    const inProd = stage === 'prod';
    const table = new TableV2(this, 'Default', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      // Epoch seconds; rows may outlive it by days, so readers check it themselves.
      timeToLiveAttribute: 'expiresAt',
      globalSecondaryIndexes: [lists],
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: inProd ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      deletionProtection: inProd,
    });
    this.name = table.tableName;
    this.arn = table.tableArn;
  }
}
