/** The heading of a page or tab, with a button that refreshes what it reads. */
import { Button } from '#web/kit/ui/button.tsx';
import type { Read } from '#web/kit/use-read.ts';
import { useFocusThrough } from '../use-focus-back.ts';

interface TabHeadingProps {
  readonly title: string;
  readonly reads?: readonly Pick<Read<unknown>, 'busy' | 'refresh'>[];
}

export function TabHeading({ title, reads = [] }: TabHeadingProps) {
  const busy = reads.some((read) => read.busy);
  const hold = useFocusThrough(busy);

  function refreshAll() {
    hold();
    for (const { refresh } of reads) refresh();
  }

  return (
    <div className="heading">
      <h1>{title}</h1>
      {reads.length > 0 && (
        <>
          <span className="fill" />
          <Button kind="ghost" busy={busy} busyWords="Refreshing..." onClick={refreshAll}>
            Refresh
          </Button>
        </>
      )}
    </div>
  );
}
