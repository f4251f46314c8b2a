/** The administrator’s first page, with its tabs. */
import { Suspense, useEffect } from 'react';
import { titled } from '#web/kit/page-title.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { panelId, Tabs, tabId } from '#web/kit/ui/tabs.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PanelBoundary } from '../panel-boundary.tsx';
import { type TabName, tabNames, useTabAddress } from '../tab-address.ts';
import { approach, tabBodies } from '../tab-bodies.ts';

export function Dashboard() {
  const { tab } = useTabAddress();
  // The tab's code is fetched while it is still asked who is there.
  useEffect(() => approach(tab), [tab]);
  return (
    <AdminFrame
      tabs={<Tabs label="Admin sections" names={tabNames} selected={tab} onApproach={approach} />}
    >
      <Panel tab={tab} />
    </AdminFrame>
  );
}

function Panel({ tab }: { readonly tab: TabName }) {
  useTabTitle(tab);
  const Body = tabBodies[tab];
  const hasButton = tab !== 'simulation';
  return (
    <div
      id={panelId}
      {...(hasButton && { role: 'tabpanel', 'aria-labelledby': tabId(tab) })}
      key={tab}
    >
      <PanelBoundary>
        <Suspense fallback={<Skeleton />}>
          <Body />
        </Suspense>
      </PanelBoundary>
    </div>
  );
}

/** So that the tabs differ in the browser's history. */
function useTabTitle(tab: TabName) {
  useEffect(() => {
    const words = titled(`Admin ${tab}`);
    // The router names the page in an effect of its own, which comes after this one.
    queueMicrotask(() => {
      document.title = words;
    });
  }, [tab]);
}
