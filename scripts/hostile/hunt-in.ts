/** Hunts in one area: which inputs are tried there, and how. */
import fc from 'fast-check';
import type { Area, Finding } from './finding.ts';
import { type Hunting, hunt } from './hunt.ts';
import { hostileMail } from './mails.ts';
import { hostileQuestion } from './paging.ts';
import { anyRequest } from './requests.ts';
import type { Scene } from './scene.ts';
import { hostileNotice } from './texts.ts';
import { hostileToken } from './tokens.ts';
import { shownMail, tryMail } from './try-mail.ts';
import { tryNotice } from './try-notice.ts';
import { tryQuestion } from './try-question.ts';
import { shown, type Trying, tryRequest } from './try-request.ts';
import { tryToken } from './try-token.ts';

/** How many inputs a round tries of each kind. */
export const usual: Readonly<Record<Area, number>> = {
  routes: 500,
  mail: 50,
  texts: 80,
  tokens: 100,
  paging: 80,
};

export type Shared = Pick<Hunting<unknown>, 'area' | 'seed' | 'runs' | 'known' | 'until'>;

/** Who writes a mail: one of the round's people, by turns, as some of them will leave. */
const writer = (scene: Scene) => fc.constantFrom(...scene.people);

const inJson = (input: unknown): string => JSON.stringify(input);

export function huntIn(shared: Shared, trying: Trying): Promise<readonly Finding[]> {
  switch (shared.area) {
    case 'routes':
      return hunt({
        ...shared,
        inputs: anyRequest,
        tried: async (one) => (await tryRequest(one, trying)).breaches,
        show: shown,
      });
    case 'mail':
      return hunt({
        ...shared,
        inputs: fc.tuple(hostileMail, writer(trying.scene)),
        tried: ([mail, person]) => tryMail(mail, person, trying),
        show: ([mail, { name }]) => `${name} ${shownMail(mail)}`,
      });
    case 'texts':
      return hunt({
        ...shared,
        inputs: hostileNotice,
        tried: (one) => tryNotice(one, trying),
        show: inJson,
      });
    case 'tokens':
      return hunt({
        ...shared,
        inputs: hostileToken,
        tried: (one) => tryToken(one, trying),
        show: inJson,
      });
    case 'paging':
      return hunt({
        ...shared,
        inputs: hostileQuestion,
        tried: (one) => tryQuestion(one, trying),
        show: shown,
      });
  }
}
