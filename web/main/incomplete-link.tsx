/** What a page says where its letter's link can't be read, and how to go on without it. */
import type { ReactNode } from 'react';
import { Declined } from '#web/kit/declined.ts';
import { ArrivedHeading } from './arrived-heading.tsx';
import { LetterSheet } from './letter-sheet.tsx';

export const isIncomplete = (problem: unknown): boolean =>
  problem instanceof Declined && problem.code === 'BAD_TOKEN';

/** `children` say what to do instead; `arrived` where it takes the place of something else. */
export function IncompleteLink({ arrived, children }: { arrived?: boolean; children: ReactNode }) {
  return (
    <LetterSheet note={children}>
      <ArrivedHeading arrived={arrived === true}>This link isn’t complete.</ArrivedHeading>
    </LetterSheet>
  );
}
