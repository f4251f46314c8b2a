/** The letter of a touchpoint, as this person gets it on a day. */
import type { Scene } from '#functions/scene.ts';
import type { Person } from '#functions/store/people.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { reminder } from '#shared/domain/letters/reminder.ts';
import type { Scene as LetterScene } from '#shared/domain/letters/scene.ts';
import type { Pace } from '#shared/domain/silence.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { confirmUrl } from './links.ts';
import { type OnDay, pacedScene, paceFor } from './pace.ts';

type Compose = (scene: LetterScene, user: User, pace: Pace) => Letter;

const compose: Readonly<Record<Touchpoint, Compose>> = {
  // Whoever has named no intentions yet is told here what this is and how to stop.
  MORNING_INTENTION: (scene, user, pace) =>
    pace.kind === 'unconfirmed'
      ? reminder({ ...scene, user, confirmUrl: confirmUrl(user.id) })
      : morning({ ...scene, pace, introduce: user.begunAt === undefined }),
  MIDDAY_CHECKIN: (scene) => midday(scene),
  EVENING_REFLECTION: (scene) => evening(scene),
};

export function stageLetter(person: Person, stage: Touchpoint, on: OnDay, scene: Scene): Letter {
  const pace = paceFor(person, on.date, scene);
  return compose[stage](pacedScene(person, on, scene), person.user, pace);
}
