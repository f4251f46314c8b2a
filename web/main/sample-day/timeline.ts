/** The film of the sample day as plain data: what is to be seen, and for how long. */
import { type Scene, scenes } from './scenes.ts';

export interface Frame {
  readonly scene: number;
  /** How many messages of the scene are to be seen, from the first. */
  readonly shown: number;
  /** Typed characters of the last message; undefined when it is whole. */
  readonly typed?: number;
  readonly holdMs: number;
}

const firstHoldMs = 5500;
const betweenMs = 900;
const perCharMs = 30;
const afterPunctuationMs = 160;
const settleMs = 500;
/** Until what is carried has come down the line: the `--t-slow` of the look. */
const arrivalMs = 900;
const sceneEndMs = 4200;

/** The first paint: the first scene whole. It holds, then the loop goes on with the second. */
export const opening: Frame = { scene: 0, shown: scenes[0]?.length ?? 0, holdMs: firstHoldMs };

/** One round: the second scene, then the first; each begins while the one before it fades. */
export const loop: readonly Frame[] = [1, 0].flatMap((at) => sceneFrames(at, scenes[at] ?? []));

function sceneFrames(scene: number, messages: Scene): Frame[] {
  const frames: Frame[] = [];
  for (const [at, message] of messages.entries()) {
    const shown = at + 1;
    if (message.from === 'user') {
      frames.push(...typing(message.text).map((step) => ({ scene, shown, ...step })));
    }
    const carryMs = message.from === 'anchor' && message.carries ? arrivalMs : 0;
    frames.push({ scene, shown, holdMs: betweenMs + carryMs });
  }
  frames.push({ scene, shown: messages.length, holdMs: sceneEndMs });
  return frames;
}

/** Typing pauses after punctuation and at the end. */
function typing(text: string): { readonly typed: number; readonly holdMs: number }[] {
  return Array.from({ length: text.length }, (_, at) => ({
    typed: at + 1,
    holdMs:
      perCharMs +
      (/[,.!]/.test(text.charAt(at)) ? afterPunctuationMs : 0) +
      (at === text.length - 1 ? settleMs : 0),
  }));
}
