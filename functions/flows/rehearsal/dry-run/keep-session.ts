/** Keeps what a dry run made: the session as JSON, the report as HTML, and a list of both. */
import type { AdminContext } from '#functions/context.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { reportHtml } from '#shared/domain/dry-run/report.ts';
import type {
  DryArtifact,
  DryLetter,
  DrySession,
  DryStage,
} from '#shared/domain/dry-run/session.ts';
import { stageWords } from '#shared/domain/stage.ts';
import { type FileToKeep, keepDownload } from '../../exports/keep-download.ts';
import { removeDownload } from '../../exports/kept-files.ts';

export interface KeptSession {
  readonly report: DownloadFile;
  readonly session: DownloadFile;
}

/** The day and the start of the id tell files apart. */
function filesOf(run: DrySession): Readonly<Record<keyof KeptSession, FileToKeep>> {
  const date = run.startedAt.slice(0, 10);
  const filename = `dry-run-${date}-${run.sessionId.slice(0, 8)}`;
  const isGood = run.mimeParity && run.carryOver?.verified !== false;
  const tags = ['dry-run', isGood ? 'pass' : 'fail'];
  return {
    session: {
      filename: `${filename}.json`,
      description: `Session of the dry run of ${date}: every letter, reply and change`,
      mimeType: 'application/json',
      tags: [...tags, 'session'],
    },
    report: {
      filename: `${filename}.html`,
      description: `Report of the dry run of ${date}`,
      mimeType: 'text/html; charset=utf-8',
      tags: [...tags, 'report'],
    },
  };
}

/**
 * Keeps both files, or removes the first if the second fails. Throws what `keepDownload` throws.
 */
export async function keepSession(run: DrySession, context: AdminContext): Promise<KeptSession> {
  const files = filesOf(run);
  const json = `${JSON.stringify(run, undefined, 2)}\n`;
  const session = await keepDownload(files.session, json, context);
  try {
    return { session, report: await keepDownload(files.report, reportHtml(run), context) };
  } catch (problem) {
    await removeDownload(session.id, context).catch((second: unknown) => {
      context.log.error('a session stays without its report', second, { id: session.id });
    });
    throw problem;
  }
}

export const artifactsKept = ({ report, session }: KeptSession): readonly DryArtifact[] =>
  [report, session].map(({ filename: name, mimeType: type, size }) => ({ name, type, size }));

/** The report opens as a page of its own. */
export const reportUrlOf = ({ report }: KeptSession): string =>
  `/api/downloads/${report.id}/report`;

const sizeOf = (content: string): number => Buffer.byteLength(content);

const formsOf = (name: string, { html, text, sms, mime }: DryLetter): readonly DryArtifact[] =>
  (
    [
      ['eml', 'message/rfc822', mime],
      ['html', 'text/html', html],
      ['txt', 'text/plain', text],
      ['sms.txt', 'text/plain', sms],
    ] as const
  ).map(([end, type, content]) => ({ name: `${name}.${end}`, type, size: sizeOf(content) }));

/** Named by day, stage and kind: `day-1-morning-prompt.html`. */
export const artifactsOf = (stages: readonly DryStage[]): readonly DryArtifact[] =>
  stages.flatMap(({ day, stage, prompt, reply, acknowledgement }) => {
    const name = `day-${day}-${stageWords[stage].slug}`;
    const words = reply && {
      name: `${name}-reply.txt`,
      type: 'text/plain',
      size: sizeOf(reply.text),
    };
    return [
      ...formsOf(`${name}-prompt`, prompt),
      ...(words ? [words] : []),
      ...(acknowledgement ? formsOf(`${name}-acknowledgement`, acknowledgement) : []),
    ];
  });
