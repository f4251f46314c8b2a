/** Asks for a part of a list; a place that we did not name is none. */
import type { Breach } from './finding.ts';
import type { Request } from './requests.ts';
import { type Trying, tryRequest } from './try-request.ts';

/** The two lists whose places are signed, and the cursor that is good for each. */
const signedPlaces: Readonly<Record<string, string>> = {
  'users.list': 'cursor.users',
  'logs.read': 'cursor.logs',
};

/** The one cursor that is asked with; undefined where there is none, or a search needs none. */
function cursorIn({ query }: Request, trying: Trying): string | undefined {
  const asked = new URLSearchParams(trying.scene.filled(query));
  const all = asked.getAll('cursor');
  const [one] = all;
  return all.length === 1 && one !== '' && !asked.get('q') ? one : undefined;
}

export async function tryQuestion(request: Request, trying: Trying): Promise<readonly Breach[]> {
  const { got, breaches } = await tryRequest(request, trying);
  const place = signedPlaces[request.route];
  const cursor = cursorIn(request, trying);
  if (place === undefined || cursor === undefined || got.status !== 200) return breaches;
  const good = decodeURIComponent(trying.scene.facts.get(place) ?? '');
  if (cursor === good) return breaches;
  return [...breaches, { law: 'token', sign: `${request.route} cursor`, detail: cursor }];
}
