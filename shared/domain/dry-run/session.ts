/** A day that was rehearsed from end to end: what was asked, sent, read and found. */
import type { DayLists, Edit } from '../checklist.ts';
import type { Parity } from '../letters/mime-parity.ts';
import type { LocalDate } from '../local-date.ts';
import type { Touchpoint } from '../stage.ts';
import type { CarryOver } from './carry-over.ts';

export interface DryInput {
  readonly morningIntentions: string;
  readonly middayReply: string;
  readonly eveningReflection: string;
  /** Whether the morning after is rehearsed, too. */
  readonly carryOver: boolean;
  /** Whether a report is kept; the person it is about never is. */
  readonly persist: boolean;
}

/** A letter in all the forms it can go out in. */
export interface DryLetter {
  readonly kind: 'prompt' | 'acknowledgement';
  /** ISO instant of the rehearsed clock. */
  readonly at: string;
  readonly guid: string;
  readonly traceId: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly sms: string;
  /** The whole mail, as it would have gone to SES. */
  readonly mime: string;
  readonly parity: Parity;
}

/** What a reply did to an item: its words after it, and what they were before. */
export interface DryChange {
  readonly kind: Edit['kind'];
  readonly text: string;
  readonly wasText?: string;
}

/** A reply, and what was made of it. */
export interface DryReply {
  /** As it was asked for. */
  readonly text: string;
  readonly at: string;
  /** Who read it: `rules`, or the model by its name. */
  readonly engine: string;
  /** What it asked of the service rather than of the list. */
  readonly intent: string | null;
  readonly changes: readonly DryChange[];
  /** The list after it. */
  readonly after: DayLists;
}

export interface DryStage {
  /** From 1. */
  readonly day: number;
  readonly date: LocalDate;
  readonly stage: Touchpoint;
  readonly prompt: DryLetter;
  /** Of the morning after, the letter alone is rehearsed. */
  readonly reply?: DryReply;
  readonly acknowledgement?: DryLetter;
}

/** What happened when, in names and numbers of ours alone: it may be logged. */
export interface DryEvent {
  /** Milliseconds after the run began, and how long it took. */
  readonly at: number;
  readonly ms: number;
  readonly event: string;
  readonly day?: number;
  /** `MORNING`, `MIDDAY`, `EVENING`. */
  readonly stage?: string;
  readonly outcome?: string;
  readonly engine?: string;
  readonly edits?: number;
}

/** Something that the run made; it stays only where it was asked to. */
export interface DryArtifact {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export interface DrySession {
  readonly sessionId: string;
  /** ISO instant of the real clock. */
  readonly startedAt: string;
  readonly executionTimeMs: number;
  readonly productName: string;
  readonly zone: string;
  readonly asked: DryInput;
  readonly stages: readonly DryStage[];
  readonly mimeParity: boolean;
  /** Absent where the morning after was not rehearsed. */
  readonly carryOver?: CarryOver;
  readonly telemetry: readonly DryEvent[];
  readonly artifacts: readonly DryArtifact[];
}

/** The letters of a stage, in the order in which they went out. */
export const lettersOf = ({ prompt, acknowledgement }: DryStage): readonly DryLetter[] =>
  acknowledgement ? [prompt, acknowledgement] : [prompt];
