/** What the administrator's renderer made of each letter, the latest first. */
import { memo } from 'react';
import { Badge, StageBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { useCopied } from '#web/kit/use-copied.ts';
import { clockIn } from './clock-in.ts';
import {
  type RenderContent,
  type RenderRecord,
  readableJson,
  readRender,
} from './render-content.ts';
import { namesOf } from './stage-names.ts';

export function RenderCards({ renders }: { readonly renders: readonly RenderRecord[] }) {
  return (
    <section className="side" aria-labelledby="renders">
      <header>
        <h2 id="renders">Admin Renderer V1</h2>
        <span className="sub">refreshes every 3 seconds</span>
      </header>
      <div className="cards">
        {renders.map((record) => (
          <Card key={record.key} record={record} />
        ))}
      </div>
    </section>
  );
}

/** Doesn't render the same record again. */
const Card = memo(
  function Card({ record }: { record: RenderRecord }) {
    const content = readRender(record);
    const stage = content?.stage ?? record.stage;
    const names = namesOf(stage);
    return (
      <article className="panel render" aria-label={names?.label ?? stage ?? 'Render'}>
        <header>
          <StageBadge stage={names?.touchpoint ?? stage} words={names?.stage} />
          {content && <Badge>CAP v2</Badge>}
          <JsonActs record={record} stage={names?.stage ?? stage} />
        </header>
        {content ? (
          <Content record={record} content={content} />
        ) : (
          <p className="broken bad">Failed to parse render JSON</p>
        )}
      </article>
    );
  },
  (before, after) => JSON.stringify(before.record) === JSON.stringify(after.record),
);

function Content({ record, content }: { record: RenderRecord; content: RenderContent }) {
  const { zone, channel, paragraphs, lists, closing } = content;
  const day = [content.arcDate ?? record.arcDate, zone].filter(Boolean).join(', ');
  return (
    <>
      <p className="meta">
        {day && <span>{day}</span>}
        {channel && <span>channel {channel}</span>}
        {record.ts && <time dateTime={record.ts}>{clockIn(zone, record.ts, true)}</time>}
      </p>
      <div className="body">
        {paragraphs.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
        {lists.map(({ heading, lines }, at) => (
          <div key={at}>
            {heading && <h3>{heading}</h3>}
            <Checklist lines={lines} />
          </div>
        ))}
        {closing.map((text, at) => (
          <p key={at} className="sub">
            {text}
          </p>
        ))}
      </div>
    </>
  );
}

function JsonActs({ record, stage }: { record: RenderRecord; stage: string | undefined }) {
  const { copied, copy } = useCopied();
  const name = ['admin-render', record.arcDate, stage?.toLowerCase()].filter(Boolean).join('-');

  async function copyJson() {
    if (!(await copy(readableJson(record.json)))) alert('Failed to copy JSON');
  }

  return (
    <span className="json">
      <Button kind="ghost" onClick={() => void copyJson()}>
        {copied ? 'Copied!' : 'Copy JSON'}
      </Button>
      <Button kind="ghost" onClick={() => saveJson(`${name}.json`, readableJson(record.json))}>
        Download JSON
      </Button>
      <span className="vh" role="status">
        {copied && 'Copied'}
      </span>
    </span>
  );
}

/** Saves text that the page holds as a file. */
function saveJson(filename: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers only begin to read once the click is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
