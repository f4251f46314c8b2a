/** What a page says where its letter's link can't be read, and how to go on without it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Declined } from '#web/kit/declined.ts';
import { ArrivedHeading } from './arrived-heading.tsx';
import { LetterSheet } from './letter-sheet.tsx';

export const isIncomplete = (problem: unknown): boolean =>
  problem instanceof Declined && problem.code === 'BAD_TOKEN';

/** `children` say what to do instead; `arrived` where it takes the place of something else. */
export function IncompleteLink({ arrived, children }: { arrived?: boolean; children: ReactNode }) {
  return (
    <LetterSheet note={children} ways={<Link to="/">Go to the first page</Link>}>
      <ArrivedHeading arrived={arrived === true}>This link isn’t complete.</ArrivedHeading>
      <p>Some mail programs cut long links in two.</p>
    </LetterSheet>
  );
}
