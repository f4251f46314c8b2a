/** The administrator’s first page, with its tabs. */
import { Suspense, useEffect } from 'react';
import { titled } from '#web/kit/page-title.ts';
import { ErrorBoundary } from '#web/kit/ui/error-boundary.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { panelId, Tabs, tabId } from '#web/kit/ui/tabs.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { type TabName, tabNames, useTabAddress } from '../tab-address.ts';
import { approach, tabBodies } from '../tab-bodies.ts';

export default function Dashboard() {
  const { tab } = useTabAddress();
  // Fetches the tab's code while the session is checked.
  useEffect(() => approach(tab), [tab]);
  return (
    <AdminFrame
      tabs={<Tabs label="Admin sections" names={tabNames} selected={tab} onApproach={approach} />}
    >
      <Panel tab={tab} />
    </AdminFrame>
  );
}

// A page from before a deployment asks for code that is gone: only a fresh one finds it.
const broken = <Failure words="This tab could not be shown." retry={() => location.reload()} />;

function Panel({ tab }: { tab: TabName }) {
  useTabTitle(tab);
  const Body = tabBodies[tab];
  const hasButton = tab !== 'simulation';
  return (
    <div
      id={panelId}
      {...(hasButton && { role: 'tabpanel', 'aria-labelledby': tabId(tab) })}
      key={tab}
    >
      <ErrorBoundary fallback={broken}>
        <Suspense fallback={<Skeleton />}>
          <Body />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Names each tab in the browser's history. */
function useTabTitle(tab: TabName) {
  useEffect(() => {
    const words = titled(`Admin ${tab}`);
    // The router sets the page's title in an effect that runs after this one.
    queueMicrotask(() => {
      document.title = words;
    });
  }, [tab]);
}
