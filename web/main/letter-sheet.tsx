/** What just happened, told as a letter: the sheet, the yellow note below it, and a way on. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './letter-sheet.css';

interface LetterSheetProps {
  /** When the next letter comes, or that none does; at the foot of the sheet. */
  readonly next?: ReactNode;
  /** What the reader can do about it. */
  readonly note: ReactNode;
  /** Links to go on by; to more about the product unless the page has its own. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

const more = (
  <>
    <Link to="/how-it-works">How a day goes</Link>
    <Link to="/test">Try a reply</Link>
  </>
);

export const LetterSheet = ({ next, note, ways = more, children }: LetterSheetProps) => (
  <>
    <article className="happened sheet">
      {children}
      {next && <p className="upcoming">{next}</p>}
    </article>
    <div className="note">{note}</div>
    <p className="acts">{ways}</p>
  </>
);
