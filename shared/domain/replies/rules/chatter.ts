/** Data: the words of people being polite, tired or glad, which make no task by themselves. */
import { wordsOf } from '../same-text.ts';
import { sparing } from '../sparing.ts';

/** Words of people being polite, tired or glad; a clause made of nothing else is no task. */
const chatterWords = new Set(
  (
    'twice thrice otherwise definitely defo promise certainly mine honestly seriously realistically truthfully thanks thank you thx cheers ta ok okay k cool great good nice perfect lol haha ugh hi hello hey ' +
    'morning night evening afternoon goodnight same as yesterday usual before first got it ' +
    'instead and oh um uh er hmm ah aw eh aha oops hm whoops ooh right then well alright folks thing one two main goal goals plan task ' +
    'tasks hurrah hooray hurray yippee huzzah bravo yahoo bon enfin bref et ouais voilà voila needful changes po sir mam madam bro mate man dude pal bud hun look anyway anyhow anyways however lah la tbh wah ' +
    'now pet duck morena will do sounds sure no yes yep nope on a my long day break way three things list the here goes ' +
    "go we is that's all not much nothing wait today busy for am pm idk dunno urgent important asap please so again everyone me this " +
    'tonight whenever sometime eventually that there also porfa porfi porfis plis pf stp svp bitte alsjeblieft aub pliz grazie typical nah vale passt beleza prima perfekt parfait perfetto perfecto perfeito genau klar grazie merci danke gracias obrigado obrigada bedankt hang ' +
    'sound lush deadly looks changes change above of everything keep unchanged agreed fine works both ' +
    'building eish yoh haibo aiyo alamak och jeez blimey crikey x xx too very kind dear love tired tiny small little few simple easy only just stuff boring light quiet yours regards off to bye maybe see later talk soon sorry'
  ).split(' '),
);

/** "1 und 3", "la 1 y la 3". */
const onlyNumbers = sparing(/^(?:(?:und|et|y|e|en|la|el|le|il|die|das|nr|\d{1,2})\b\W*){2,}$/i);

/** "Casualties: one thumb", "mood: fine". */
const sideNote = sparing(
  /^(?:\S+ ){0,3}(?:casualt(?:y|ies)|injur(?:y|ies)|damages?|moods?|score|verdict|weather|body count|lessons? learn(?:ed|t)|moral(?: of the story)?|conclusion|side effects?|stress levels?|regrets|witnesses|survivors|victims?)(?: today| so far)?: /i,
);

/** "Gate works, sort of." */
const hedged =
  /^(?:sort of|kind of|kinda|sorta|ish|more or less|in a way|apparently|touch wood|fingers crossed|(?:for now|at last|so far)|job'?s a good ?un|bob'?s your uncle|back of the net)\W*$/i;

export const isChatter = (text: string): boolean =>
  hedged.test(text) ||
  sideNote.test(text) ||
  (onlyNumbers.test(text) && /\d/.test(text)) ||
  wordsOf(text).every((word) => chatterWords.has(word));
