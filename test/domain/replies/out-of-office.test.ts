/** An absence is known by its words, and ends on the day that it names. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { awayUntil, isAwayMail } from '#shared/domain/replies/visible-text/out-of-office.ts';

/** A Saturday. */
const today = '2026-11-21';
const until = (text: string, subject = 'Automatic reply: Today', dayFirst = false) =>
  awayUntil({ subject, text }, { today, dayFirst });

describe('the day of return', () => {
  test.each([
    ['I am out of the office and will be back on Monday, November 30.', '2026-11-30'],
    ['I am out of the office until December 7, 2026. I will get back to you then.', '2026-12-07'],
    ['I will be away from Nov 20 to Nov 27.', '2026-11-28'],
    ['I am on annual leave, returning 2026-12-01. Call +1 212 555 0100 if urgent.', '2026-12-01'],
    ['I am on leave through Friday. Thank you for your email.', '2026-11-28'],
    ['Thanks for your mail. On December 3rd I will be back in the office.', '2026-12-03'],
    ['I am away until 12/1/2026 with limited access to email.', '2026-12-01'],
    ['I am out of the office today.', '2026-11-22'],
    ['I am on vacation for two weeks.', '2026-12-05'],
    ['I am on parental leave until March 1, 2027.', '2027-01-20'],
    ['I am out of the office 20–27 November.', '2026-11-28'],
    ['I am OOO 11/23 - 11/27. Happy Thanksgiving!', '2026-11-28'],
    ['I am on a business trip from Nov 20 - Dec 2.', '2026-12-03'],
    ['On annual leave. My next working day is Monday 30 November.', '2026-11-30'],
    [
      'Starting 11/20/2026 I am out of the office and will not return until 11/30/2026.',
      '2026-11-30',
    ],
    ['I am on leave until the end of the month.', '2026-12-01'],
    ['I am out of the office today, back tomorrow.', '2026-11-22'],
    ['I am out of the office.\nI will return\non Tuesday, December 1st.', '2026-12-01'],
  ])('in English: %s', (text, day) => {
    expect(until(text)).toBe(day);
  });

  test.each([
    ['Ich bin bis zum 30.11.2026 nicht im Büro.', '2026-11-30'],
    ['Ich bin im Urlaub. Ab dem 30. November bin ich wieder erreichbar.', '2026-11-30'],
    ['Ich bin vom 20.11. bis 01.12. abwesend. In dringenden Fällen: Tel. 030 123456', '2026-12-01'],
    ['Rückkehr: 30.11.2026. Ich bin nicht im Büro.', '2026-11-30'],
    ['Ich kehre am 30.11. zurück. Bis dahin bin ich abwesend.', '2026-11-30'],
    ['Ich bin vom 20. bis einschließlich 27. November im Urlaub.', '2026-11-28'],
    ['Je suis absent du 20 au 27 novembre inclus.', '2026-11-28'],
    ['Estaré ausente del 20 al 27 de noviembre.', '2026-11-28'],
    ['Sono in ferie dal 20 al 27 novembre compreso.', '2026-11-28'],
    ['Ik ben op vakantie en ben 30 november weer op kantoor.', '2026-11-30'],
    ['Jag är på semester t.o.m. 29 november.', '2026-11-30'],
    ['Jestem nieobecny w dniach 20-27 listopada.', '2026-11-28'],
    ["Je suis absente jusqu'au 30 novembre.", '2026-11-30'],
    ['Je suis en congés, de retour le lundi 30 novembre 2026.', '2026-11-30'],
    ['Estoy de vacaciones hasta el 30 de noviembre.', '2026-11-30'],
    ['Estaré fuera de la oficina. Regreso el 30 de noviembre.', '2026-11-30'],
    ['Estou de férias até 30 de novembro.', '2026-11-30'],
    ['Sono assente fino al 30 novembre.', '2026-11-30'],
    ['Sono in ferie, rientro il 30/11/2026.', '2026-11-30'],
    ['Ik ben afwezig tot 30 november.', '2026-11-30'],
    ['Ik ben op vakantie en op 30-11-2026 weer terug.', '2026-11-30'],
    ['Jag är på semester och är tillbaka måndag 30 november.', '2026-11-30'],
    ['Jeg er på ferie til og med 29. november.', '2026-11-30'],
    ['Olen lomalla ja palaan 30. marraskuuta.', '2026-11-30'],
    ['Olen poissa 30.11. saakka.', '2026-11-30'],
    ['Jestem na urlopie do 30 listopada.', '2026-11-30'],
    ['Jsem na dovolené do 30. listopadu.', '2026-11-30'],
    ['Я в отпуске до 30 ноября.', '2026-11-30'],
    ["30 Kasım'a kadar izinde olacağım.", '2026-11-30'],
    ['11月30日まで不在にしております。', '2026-11-30'],
    ['2026年11月30日返回,期间休假。', '2026-11-30'],
    ['11월 30일까지 휴가입니다.', '2026-11-30'],
  ])('in other words: %s', (text, day) => {
    expect(until(text, 'Abwesenheitsnotiz', true)).toBe(day);
  });

  test('goes by the calendar of the person where a date can be read in two ways', () => {
    expect(until('I am away until 3/12.', undefined, true)).toBe('2026-12-03');
    expect(until('I am away until 12/3.', undefined, false)).toBe('2026-12-03');
  });

  test.each([
    ['none is named', 'I am out of the office with limited access to email. Call me 24/7.'],
    ['it has passed', 'I am out of the office until November 15.'],
    ['it has passed, with its year', 'I am out of the office until 15/11/2026.'],
    ['only an answer is promised', 'I am on leave and will get back to you by Monday.'],
    ['it is left open', 'I am away until further notice. Working hours: 9-5.'],
    ['nobody is away', 'Your ticket was received. We will return to it on Monday.'],
  ])('is not made up where %s', (_, text) => {
    expect(until(text, 'Re: Today')).toBeUndefined();
  });

  test('is never beyond sixty days, and never past, whatever is written', () => {
    const piece = fc.constantFrom(
      'out of office',
      'back on',
      'until',
      '31.12.2026',
      'march 3',
      'monday',
      '24/7',
      '30 ноября',
      '11月30日',
      '.',
      '\n',
      'for 900 days',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const day = until(pieces.join(' '));
        if (day === undefined) return;
        expect(day > today && day <= '2027-01-20').toBe(true);
      }),
    );
  });
});

describe('the words of a program', () => {
  test.each([
    ['Automatic reply: Friday, November 20', ''],
    ['Out of Office: Friday', ''],
    ['Abwesenheitsnotiz: Freitag', ''],
    ['Réponse automatique : Vendredi', ''],
    ['Respuesta automática: viernes', ''],
    ['AUTO: Ada is out', ''],
    ['[Auto-Reply] Re: Friday', ''],
    ['Автоматический ответ: Пятница', ''],
    ['自動応答: 金曜日', ''],
    ['부재중: 금요일', ''],
    ['Re: Friday', 'Thank you for your email. I am out of the office until Monday.'],
    ['Re: Friday', 'Vielen Dank für Ihre Nachricht. Ich bin bis Montag nicht im Büro.'],
    ['Re: Friday', 'I am on vacation. For urgent matters contact bob@example.com.'],
  ])('%s %s', (subject, text) => {
    expect(isAwayMail({ subject, text })).toBe(true);
  });

  test.each([
    ['Re: Friday', "I'm out of the office until Monday"],
    ['Re: Friday', 'on vacation until Monday, pause please'],
    ['Re: Friday', '1 done\nset up my out of office reply\nbook vacation'],
    ['Re: Friday', 'Thank you for your email! 1 and 2 are done'],
    ['Re: Friday', 'urgent: call the office\nprepare for annual leave'],
    ['Automate the reports', '1 done'],
    ['Outline of the talk', 'add outline'],
    ['', ''],
  ])('are not those of a person: %s %s', (subject, text) => {
    expect(isAwayMail({ subject, text })).toBe(false);
  });

  test('are looked for in no more than the time it takes to read them', () => {
    const text = 'on leave, thank you for your '.repeat(200_000);
    expect(isAwayMail({ subject: text, text })).toBe(false);
  });
});
