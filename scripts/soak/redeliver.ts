/** Delivers again what was delivered, and what Lambda gave up, as AWS and an operator do. */
import type { FunctionName } from '#shared/contract/functions.ts';
import { instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { stageWords } from '#shared/domain/stage.ts';
import type { Prompt } from '../lives/town.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';

interface DeadRecord {
  readonly requestContext: { readonly functionArn: string };
  readonly requestPayload: unknown;
}

/** Lambda's record names its function; a schedule that could not fire leaves the event itself. */
function functionOf(record: Partial<DeadRecord>, { functions }: Cloud): FunctionName | undefined {
  const arn = record.requestContext?.functionArn.replace(/:\$LATEST$/, '');
  return functions.find((fn) => fn.arn === arn)?.name;
}

/** Hands on every dead letter that came since it was last asked; answers how many. */
export function openRedrive(run: LocalRun, cloud: Cloud): () => number {
  let seen = 0;
  return () => {
    const dead = run.endpoint.deadLetters.all().slice(seen);
    seen += dead.length;
    for (const { body } of dead) {
      const record = JSON.parse(body) as Partial<DeadRecord>;
      const name = functionOf(record, cloud);
      if (!name) throw new Error(`Nobody takes this dead letter: ${body.slice(0, 200)}`);
      run.runtime.invokeAsync(name, record.requestPayload);
    }
    return dead.length;
  };
}

/** The scheduler delivers at least once: this is the second time. */
export function fireAgain(run: LocalRun, { life, letter }: Prompt): void {
  const { stage, at } = letter;
  if (stage === undefined || stage === 'DAY0_ACK') return;
  const date = localDateAt(new Date(at), life.zone);
  const due = instantOf(date, life.rhythm[stage], life.zone);
  run.runtime.invokeAsync(`stages.${stageWords[stage].slug}` as FunctionName, {
    userId: life.userId,
    stage,
    zone: life.zone,
    scheduledAt: (due ?? new Date(at)).toISOString(),
  });
}
