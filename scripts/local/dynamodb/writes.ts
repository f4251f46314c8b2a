/** One write of one row, alone or as part of a batch or a transaction: plan it, judge it, do it. */
import { type Meter, unitsOfRefusedWrite, unitsOfWrite } from './capacity.ts';
import {
  type Body,
  type Change,
  check,
  engine,
  type Row,
  rowAfter,
  rowAt,
  run,
  type Store,
  type Table,
  tableOf,
  type Value,
} from './dynalite.ts';
import { asRefusal, DynamoRefusal, invalid } from './refusal.ts';

export type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

/** dynalite has no check alone: a delete has the same key and condition, and is not run. */
const operationOf: Readonly<Record<WriteKind, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
};

export interface Step {
  readonly kind: WriteKind;
  readonly data: Body;
  readonly table: Table;
  /** Where the row lies in its table. */
  readonly key: string;
  readonly before: Row | undefined;
  /** The caller asked to see the row if its condition fails. */
  readonly showsRow: boolean;
}

/** dynalite lets an empty index key through; DynamoDB does not. */
function refuseEmptyIndexKeys(table: Table, row: Row | undefined): void {
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    for (const { AttributeName: name } of index.KeySchema) {
      if (row?.[name]?.['S'] !== '' && row?.[name]?.['B'] !== '') continue;
      throw invalid(
        'One or more parameter values are not valid. A value specified for a secondary index key ' +
          'is not supported. The AttributeValue for a key attribute cannot contain an empty ' +
          `string value. IndexName: ${index.IndexName}, IndexKey: ${name}`,
      );
    }
  }
}

/** Checks a request and reads the row it is about; throws as DynamoDB refuses. */
export async function plan(store: Store, kind: WriteKind, body: Body): Promise<Step> {
  const { ReturnValuesOnConditionCheckFailure: shown, ...asked } = body;
  if (kind === 'ConditionCheck' && !asked['ConditionExpression'])
    throw invalid('A condition check needs a ConditionExpression.');
  const { ReturnConsumedCapacity: _, ...data } = check(store, operationOf[kind], asked);
  const table = await tableOf(store, String(data['TableName']));
  const row = kind === 'Put' ? data['Item'] : data['Key'];
  const wrong = kind === 'Put' ? engine.validateItem(row, table) : engine.validateKey(row, table);
  if (wrong) throw wrong;
  if (kind === 'Put') refuseEmptyIndexKeys(table, row as Row);
  const key = engine.createKey(row, table);
  const before = await rowAt(store, table, key);
  return { kind, data, table, key, before, showsRow: shown === 'ALL_OLD' };
}

/** Two steps with the same place are about one row. */
export const placeOf = (step: Step): string => `${step.table.TableName}/${step.key}`;

export const conditionHolds = (step: Step): boolean =>
  !engine.checkConditional(step.data, step.before);

const refusedCondition = (step: Step): DynamoRefusal =>
  new DynamoRefusal(
    'ConditionalCheckFailedException',
    'The conditional request failed',
    step.showsRow && step.before ? { Item: step.before } : {},
  );

/** A value in a list in a map ... so many deep; dynalite takes any. */
const mostLevels = 32;

function isDeeper({ M: map, L: list }: Value, levels: number): boolean {
  const within = Object.values((map ?? list ?? {}) as Readonly<Record<string, Value>>);
  return levels === 0 || within.some((value) => isDeeper(value, levels - 1));
}

function refuseDeep(row: Row | undefined): void {
  if (!Object.values(row ?? {}).some((value) => isDeeper(value, mostLevels))) return;
  throw invalid(
    'Nesting Levels have exceeded supported limits: Attributes in the item have nested levels ' +
      'beyond supported limit',
  );
}

/** dynalite says that no attributes were changed by an empty list of them; DynamoDB by none. */
function withoutNothing({ Attributes: row, ...answer }: Body): Body {
  const isSomething = row !== undefined && Object.keys(row as Row).length > 0;
  return isSomething ? { Attributes: row, ...answer } : answer;
}

/** Writes one planned step; `times` is 2 in a transaction, which bills double. */
export async function apply(
  store: Store,
  step: Step,
  changes: readonly Change[],
  meter: Meter,
  times = 1,
): Promise<Body> {
  if (!conditionHolds(step)) {
    meter.write(times * unitsOfRefusedWrite(step.before));
    throw refusedCondition(step);
  }
  if (step.kind === 'ConditionCheck') {
    meter.write(times * unitsOfRefusedWrite(step.before));
    return {};
  }
  const answer = await run(store, operationOf[step.kind], step.data).catch((error: unknown) => {
    throw asRefusal(error);
  });
  const after = rowAfter(changes, step.table, step.key);
  refuseEmptyIndexKeys(step.table, after);
  refuseDeep(after);
  meter.write(times * unitsOfWrite(step.table, step.before, after));
  return withoutNothing(answer);
}
