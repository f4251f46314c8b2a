/** A tester’s day, stage by stage, with its contracts and traces. */
import { AdminFrame } from '../admin-frame.tsx';
import { IntentionsPanel } from '../tester/intentions-panel.tsx';
import { TesterView } from '../tester/tester-view.tsx';
import { useTester } from '../tester/use-tester.ts';

const title = 'V3-Unified Tester';

export default function V3uTester() {
  return (
    <AdminFrame crumb={title}>
      <Session />
    </AdminFrame>
  );
}

function Session() {
  const tester = useTester({ isUnified: true });
  return (
    <TesterView
      title={title}
      tester={tester}
      hasOverride={false}
      hasTraces
      side={<IntentionsPanel transcript={tester.session.transcript} />}
    />
  );
}
