/** Both testers’ page: what can be done, what was said, where to reply, and one thing beside it. */
import type { ReactNode } from 'react';
import { Notice } from '#web/kit/ui/notice.tsx';
import { TraceLink } from '../trace-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { ReplyBox } from './reply-box.tsx';
import type { Note } from './tester-acts.ts';
import { TranscriptView } from './transcript-view.tsx';
import type { Tester } from './use-tester.ts';
import './tester.css';

interface TesterViewProps {
  readonly title: string;
  readonly tester: Tester;
  readonly hasOverride: boolean;
  readonly hasTraces: boolean;
  /** Where there is none, the transcript stands in the middle. */
  readonly side: ReactNode;
}

export function TesterView({ title, tester, hasOverride, hasTraces, side }: TesterViewProps) {
  return (
    <div className="tester">
      <h1 className="vh">{title}</h1>
      <ActionBar tester={tester} hasOverride={hasOverride} />
      <div className={`work${side ? ' with-side' : ''}`}>
        <div className="talk">
          <TranscriptView tester={tester} hasTraces={hasTraces} />
          <div className="pinned">
            <div className="inner" role="status">
              {tester.note && <NoteView note={tester.note} />}
            </div>
            <ReplyBox tester={tester} />
          </div>
        </div>
        {side}
      </div>
    </div>
  );
}

function NoteView({ note: { tone, words, detail, traceId } }: { note: Note }) {
  return (
    <Notice tone={tone} title={words}>
      {(detail || traceId) && (
        <>
          {detail}{' '}
          {traceId && (
            <>
              Trace <TraceLink id={traceId} />
            </>
          )}
        </>
      )}
    </Notice>
  );
}
