/** Whatever bytes are sent to us are read or said to be unreadable: nothing throws on the way. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMail } from '#functions/adapters/postal-mime.ts';
import { commandAlone } from '#shared/domain/replies/forms/commands.ts';
import { automaticMail } from '#shared/domain/replies/visible-text/automatic-mail.ts';
import { awayUntil } from '#shared/domain/replies/visible-text/out-of-office.ts';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';
import { bytesOf, hostileMail } from '#test/hostile/mails.ts';

test('a mail of any structure, and random bytes', async () => {
  await fc.assert(
    fc.asyncProperty(hostileMail, async (mail) => {
      const read = await readMail(bytesOf(mail, { me: 'ada@example.com' }));
      const { text } = replyText(read);
      const { headers, subject, from } = read;
      const kind = automaticMail({
        headers,
        returnPath: 'x',
        from: from[0] ?? '',
        subject,
        text,
      })?.kind;
      const today = '2026-11-21';
      const until = awayUntil({ subject, text }, { today, dayFirst: true });

      expect(typeof read.unreadable).toBe('boolean');
      expect(text.length).toBeLessThanOrEqual(32_768);
      expect(['auto', 'bounce', 'list', undefined]).toContain(kind);
      expect(until === undefined || until > today).toBe(true);
      commandAlone({ reply: text, today, zone: 'UTC' });
    }),
    { numRuns: 150 },
  );
});
