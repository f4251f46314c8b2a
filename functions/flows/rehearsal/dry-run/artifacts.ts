/** What a dry run makes: each letter in all its forms, the replies, the report and the session. */
import type { DryArtifact, DryLetter, DryStage } from '#shared/domain/dry-run/session.ts';
import { stageWords } from '#shared/domain/stage.ts';

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
