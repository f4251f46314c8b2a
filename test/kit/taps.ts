/** The links of a letter that write a reply, as a mail program understands them. */
export interface Tap {
  readonly label: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export const tapsIn = (html: string): readonly Tap[] =>
  [...html.matchAll(/<a [^>]*href="(mailto:[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, href = '', label = '']) => {
      const url = new URL(href.replaceAll('&amp;', '&'));
      return {
        label,
        to: decodeURIComponent(url.pathname),
        subject: url.searchParams.get('subject') ?? '',
        body: url.searchParams.get('body') ?? '',
      };
    },
  );
