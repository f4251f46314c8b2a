/** What search engines are told of a page of questions, in the words of schema.org. */
interface Asked {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export const faqPage = (questions: readonly Asked[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});
