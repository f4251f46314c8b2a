/** A tester’s day, stage by stage, with what was rendered. */
import { AdminFrame } from '../admin-frame.tsx';
import { RenderCards } from '../tester/render-cards.tsx';
import { TesterView } from '../tester/tester-view.tsx';
import { useTester } from '../tester/use-tester.ts';

const title = 'V3 Session Tester';

export default function V3Tester() {
  return (
    <AdminFrame crumb={title}>
      <Session />
    </AdminFrame>
  );
}

function Session() {
  const tester = useTester({ isUnified: false });
  const { renders } = tester.session;
  return (
    <TesterView
      title={title}
      tester={tester}
      hasOverride
      hasTraces={false}
      side={renders.length > 0 && <RenderCards renders={renders} />}
    />
  );
}
