/** What a page says where its letter's link can't be read, and how to go on without it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Declined } from '#web/kit/declined.ts';

export const isIncomplete = (problem: unknown): boolean =>
  problem instanceof Declined && problem.code === 'BAD_TOKEN';

/** `children` say what to do instead; `arrived` where it takes the place of something else. */
export function IncompleteLink({ arrived, children }: { arrived?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <>
      <h1 className="h1" ref={heading} tabIndex={-1}>
        This link is not complete.
      </h1>
      <p className="lead">{children}</p>
    </>
  );
}
