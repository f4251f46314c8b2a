/** How people hold the letters by the day on which they want to hear again. */

const soon =
  '(?:(?:on|in|after|from) )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|an?|two|three|four|few|next|(?:mon|tues?|' +
  'wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|' +
  'dec)\\w*|christmas|new year|easter)(?: (?:of|the|few|couple|days?|weeks?|months?|fortnight|year|mon\\w*|' +
  'tue\\w*|wed\\w*|thu\\w*|fri\\w*|sat\\w*|sun\\w*|jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|jun\\w*|jul\\w*|aug\\w*|' +
  'sep\\w*|oct\\w*|nov\\w*|dec\\w*|morning|evening|then|now|instead|time|\\d\\S*)){0,4}$';

/** Whole sentences; without a day that can be read they are about something else. */
export const returning = (before: string, spell: string): readonly RegExp[] => [
  // "Come back to us on July 6", "text me again in January".
  new RegExp(
    `^${before}(?:come back(?: to (?:me|us))?|(?:check|look) (?:back )?in (?:with|on) (?:me|us)|` +
      '(?:try|text|message|msg|e-?mail|ping|write to|get back to|talk to|reach|catch) (?:me|us)|' +
      `check back(?: in)?(?: with (?:me|us))?)(?: back)?(?: again)? ${soon}`,
  ),
  new RegExp(`^${before}(?:give me|i need|need|take|taking) ${spell}(?: off)?$`),
  new RegExp(
    '^(?:(?:and|then|you can|will|ok|so) )*(?:resume|restart|start (?:again|back|up again|back up)|' +
      'begin again|carry on again)(?: (?:with|sending|me|us|messages|texts|e-?mails|these|them))* ' +
      soon,
  ),
];
