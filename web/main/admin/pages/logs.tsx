/** What the functions wrote down, by time, level, function and trace id. */

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LogRange } from '#shared/domain/log-range.ts';
import { serviceNow } from '#web/kit/service-clock.ts';
import { useFocusThrough } from '../../use-focus-back.ts';
import { AdminFrame } from '../admin-frame.tsx';
import type { LogsQuery } from '../logs/ask-logs.ts';
import { filtersOf, type LogChoice, LogForm } from '../logs/log-form.tsx';
import { LogPanel } from '../logs/log-panel.tsx';
import {
  aroundTrace,
  boxOf,
  type Clock,
  firstMinutes,
  lastMinutes,
  msOfBox,
  rangeFailure,
} from '../logs/log-times.ts';
import { useLogExport } from '../logs/use-log-export.ts';
import { useLogs } from '../logs/use-logs.ts';
import { TabHeading } from '../tab-heading.tsx';

const currentMinutes = 5;

export default function Logs() {
  return (
    <AdminFrame crumb="Logs">
      <TabHeading title="Logs" />
      <Viewer />
    </AdminFrame>
  );
}

const boxes = ({ startMs, endMs }: LogRange) => ({ start: boxOf(startMs), end: boxOf(endMs) });

const unfiltered = { level: '', function: '', traceId: '' } as const;

/** The current reading, or the last minutes. */
const firstChoice = (asked: LogsQuery | undefined): LogChoice => ({
  ...boxes(asked ?? lastMinutes(firstMinutes, serviceNow())),
  level: asked?.filters.level ?? '',
  function: asked?.filters.function ?? '',
  traceId: asked?.filters.traceId ?? '',
});

function Viewer() {
  const logs = useLogs();
  const [choice, setChoice] = useState(() => firstChoice(logs.read?.asked));
  const [clock, setClock] = useState<Clock>('local');
  const [problem, setProblem] = useState<string>();
  const file = useLogExport();
  const busy = logs.read?.state === 'reading';
  const hold = useFocusThrough(busy);
  const change = (part: Partial<LogChoice>) => setChoice((whole) => ({ ...whole, ...part }));

  function view(chosen: LogChoice) {
    hold();
    const range = { startMs: msOfBox(chosen.start), endMs: msOfBox(chosen.end) };
    const failure = rangeFailure(range);
    setProblem(failure);
    if (failure) logs.cancel();
    else return logs.begin({ ...range, filters: filtersOf(chosen) });
    return undefined;
  }

  useTrace(async (traceId, at) => {
    const near = { ...boxes(aroundTrace(at, serviceNow())), ...unfiltered, traceId };
    setChoice(near);
    const read = await view(near);
    if (at === null || read?.state !== 'whole' || read.count > 0) return;
    // The message may have been retried hours later.
    const day = { ...near, ...boxes(aroundTrace(null, serviceNow())) };
    setChoice(day);
    await view(day);
  });

  return (
    <>
      <LogForm
        choice={choice}
        change={change}
        clock={clock}
        setClock={setClock}
        busy={busy}
        onView={() => void view(choice)}
        onCurrent={() => change(boxes(lastMinutes(currentMinutes, serviceNow())))}
      />
      <LogPanel logs={logs} clock={clock} file={file} problem={problem} />
    </>
  );
}

/** Opens on the trace that the address names, each time that it names one. */
function useTrace(open: (traceId: string, at: string | null) => Promise<void>) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = new URLSearchParams(hash.slice(1));
    const traceId = named.get('trace');
    if (traceId) void open(traceId, named.get('at'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address alone opens a trace
  }, [hash, key]);
}
