/** When, where and by which way a person asks that letters come. */
import { channelIn } from './channel-words.ts';
import { rhythmIn } from './clock-words.ts';
import type { Intent, IntentArguments } from './reading.ts';
import { isZoneLater, zoneIn } from './zone-words.ts';

interface Asked extends IntentArguments {
  readonly intent: Intent;
}

/** `zone` is the person's, whose numbers are written its way. */
export function channelAsked(words: string, zone: string | undefined): Asked | undefined {
  const channel = channelIn(words, zone);
  return channel && { intent: 'channel', channel };
}

/** When and where letters come. */
export function settingIn(words: string): Asked | undefined {
  const zone = zoneIn(words);
  if (zone !== undefined) {
    const later = isZoneLater(words);
    return {
      intent: 'zone',
      ...(zone !== '' && { zone }),
      ...(zone !== '' && later && { zoneLater: true as const }),
    };
  }
  const rhythm = rhythmIn(words);
  if (rhythm === undefined) return undefined;
  const named = Object.keys(rhythm).length > 0;
  return { intent: 'rhythm', ...(named && { rhythm }) };
}
