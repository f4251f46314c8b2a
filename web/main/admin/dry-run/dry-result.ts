/** Reads the answer of a dry run, or its run row, as far as each goes. */
import type { Run } from '#shared/contract/runs.ts';
import { Declined } from '#web/kit/declined.ts';

/** Anything may be missing, as far as the specification goes. */
export interface DryResult {
  readonly executionTimeMs?: number;
  readonly sessionId?: string;
  readonly totalStages?: number;
  readonly mimeParity?: boolean;
  /** Undefined if the next morning was not run or not reported. */
  readonly carryOverVerified?: boolean;
  readonly carryOverLeftOut: boolean;
  readonly artifacts?: number;
  readonly telemetry?: number;
  readonly events: readonly DryEventRow[];
  readonly reportUrl?: string;
}

export interface DryEventRow {
  readonly event: string;
  readonly about: string;
  /** Absent for what took no time. */
  readonly ms?: number;
}

export interface DryFailure {
  readonly message: string;
  /** What the message leaves out. */
  readonly detail?: string;
  /** What was being done. */
  readonly doing?: string;
  readonly traceId?: string;
}

type Given = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Given =>
  typeof value === 'object' && value !== null ? (value as Given) : {};
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** A count, or the length of a list. */
function countOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return isNumber(value) ? value : undefined;
}

function eventRow(value: unknown): readonly DryEventRow[] {
  const { event, day, stage, outcome, engine, edits, ms } = recordOf(value);
  if (!isText(event)) return [];
  const about = [
    isText(stage) && `${isNumber(day) ? `day ${day}, ` : ''}${stage.toLowerCase()}`,
    isText(outcome) && outcome,
    isText(engine) && `read by ${engine}`,
    isNumber(edits) && `${edits} ${edits === 1 ? 'edit' : 'edits'}`,
  ].filter(isText);
  return [{ event, about: about.join(', '), ...(isNumber(ms) && ms > 0 && { ms }) }];
}

const eventsIn = (telemetry: unknown): readonly DryEventRow[] =>
  Array.isArray(telemetry) ? telemetry.flatMap(eventRow) : [];

/** Reads an answer with its summary, or a flat run row. */
function readResult(whole: Given, summary: Given): DryResult {
  const { executionTimeMs, sessionId, reportUrl } = whole;
  const { totalStages, mimeParity, carryOverVerified, carryOver } = summary;
  const [artifacts, telemetry] = [countOf(whole['artifacts']), countOf(whole['telemetry'])];
  return {
    ...(isNumber(executionTimeMs) && { executionTimeMs }),
    ...(isText(sessionId) && { sessionId }),
    ...(isNumber(totalStages) && { totalStages }),
    ...(isFlag(mimeParity) && { mimeParity }),
    ...(isFlag(carryOverVerified) && { carryOverVerified }),
    carryOverLeftOut: carryOver === 'not included',
    ...(artifacts !== undefined && { artifacts }),
    ...(telemetry !== undefined && { telemetry }),
    events: eventsIn(whole['telemetry']),
    ...(isText(reportUrl) && { reportUrl }),
  };
}

const noWords = 'The server did not say why.';

/** Not every 200 is a result: a gateway's page is none. */
export function readAnswer(answer: unknown): DryResult | DryFailure {
  const whole = recordOf(answer);
  const { success, message, error } = whole;
  const isOfADay = success === true || whole['summary'] !== undefined;
  if (success === false || !isOfADay) return { message: [message, error].find(isText) ?? noWords };
  return readResult(whole, recordOf(whole['summary']));
}

/** The result of an ended run; undefined while it is under way. */
export function readRun(run: Run | undefined): DryResult | DryFailure | undefined {
  if (run?.state === 'failed') return { message: run.error ?? noWords, doing: run.doing };
  if (run?.state !== 'done' || !run.result) return undefined;
  return readResult(run.result, run.result);
}

/** Why there is no answer. */
export function readProblem(problem: unknown): DryFailure {
  const said = problem instanceof Error ? problem.message : '';
  if (!(problem instanceof Declined)) return { message: said || noWords };
  const { status, traceId, detail } = problem;
  const message = said || `HTTP ${status}`;
  return { message, ...(detail && { detail }), ...(traceId && { traceId }) };
}

export const hasFailed = (outcome: DryResult | DryFailure): outcome is DryFailure =>
  'message' in outcome;
