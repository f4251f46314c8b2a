/** A page's heading that takes the focus when it replaces what was there. */
import { type ReactNode, useEffect, useRef } from 'react';

interface ArrivedHeadingProps {
  /** False where the page begins with it. */
  readonly arrived?: boolean | undefined;
  readonly children: ReactNode;
}

export function ArrivedHeading({ arrived = true, children }: ArrivedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <h1 className="h1" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
