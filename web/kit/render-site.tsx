/** A page as HTML text, for the build. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadPage, pageAt, Site } from './site.tsx';
import type { SitePages } from './site-page.ts';
import { Checking } from './ui/checking.tsx';

export async function renderSite(pages: SitePages, path: string): Promise<string> {
  await loadPage(pageAt(pages, path));
  return renderToString(
    <StaticRouter location={path}>
      <Site pages={pages} />
    </StaticRouter>,
  );
}

/** The HTML that guarded pages start from. */
export const renderShell = (): string => renderToString(<Checking />);

interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** The questions of a page as schema.org data for search engines. */
export const faqPage = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});
