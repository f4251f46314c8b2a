/** What people call a time zone: abbreviations, countries, cities, and names of the tz database. */
import { isZone } from '../../zones.ts';

/** A zone of the tz database with the names it answers to, in lower case without accents. */
export const zoneNames: readonly (readonly [zone: string, names: string])[] = [
  [
    'America/New_York',
    'est, edt, et, eastern, us eastern, east coast, nyc, ny, new york city, boston, ' +
      'brooklyn, manhattan, miami, orlando, tampa, atlanta, philadelphia, philly, ' +
      'washington, washington dc, dc, pittsburgh, cleveland, columbus, cincinnati, ' +
      'charlotte, raleigh, baltimore, richmond, buffalo, florida, georgia, virginia, ' +
      'massachusetts, new jersey, connecticut, maine, vermont, north carolina, south ' +
      'carolina, pennsylvania, ohio',
  ],
  [
    'America/Chicago',
    'cst, cdt, ct, central, us central, dallas, houston, austin, san antonio, fort worth, ' +
      'minneapolis, st paul, st louis, kansas city, milwaukee, madison, nashville, memphis, ' +
      'new orleans, oklahoma city, omaha, des moines, texas, illinois, minnesota, wisconsin, ' +
      'missouri, iowa, louisiana, alabama, mississippi, arkansas, oklahoma',
  ],
  [
    'America/Denver',
    'mst, mdt, mt, mountain, us mountain, salt lake city, salt lake, boulder, albuquerque, ' +
      'santa fe, colorado springs, colorado, utah, new mexico, wyoming, montana',
  ],
  ['America/Phoenix', 'arizona, tucson, scottsdale, mesa'],
  [
    'America/Los_Angeles',
    'pst, pdt, pt, pacific, us pacific, west coast, la, sf, san francisco, bay area, san ' +
      'diego, san jose, oakland, sacramento, seattle, tacoma, spokane, portland, las vegas, ' +
      'vegas, reno, california, washington state, oregon, nevada, silicon valley',
  ],
  ['America/Anchorage', 'akst, akdt, alaska'],
  ['Pacific/Honolulu', 'hst, hawaii, hawaiian, maui, oahu, kauai'],
  ['America/Toronto', 'ottawa, montreal, quebec, quebec city, ontario'],
  ['America/Vancouver', 'bc, british columbia, victoria'],
  ['America/Edmonton', 'calgary, alberta, banff'],
  ['America/Halifax', 'atlantic, nova scotia, ast, adt'],
  ['America/St_Johns', 'newfoundland, nst'],
  ['America/Mexico_City', 'mexico, cdmx, guadalajara, oaxaca'],
  [
    'America/Sao_Paulo',
    'brt, brazil, rio, rio de janeiro, brasilia, belo horizonte, curitiba, porto alegre',
  ],
  ['America/Argentina/Buenos_Aires', 'art, argentina, buenos aires'],
  ['America/Bogota', 'colombia, medellin, cartagena'],
  ['America/Lima', 'peru, cusco'],
  ['America/Santiago', 'chile'],
  ['America/Caracas', 'venezuela'],
  ['America/Guayaquil', 'ecuador, quito'],
  ['America/Montevideo', 'uruguay'],
  [
    'Europe/London',
    'bst, uk, united kingdom, england, scotland, wales, britain, great britain, edinburgh, ' +
      'glasgow, manchester, birmingham, liverpool, leeds, bristol, oxford, cambridge, ' +
      'cardiff, londres, londra, londen',
  ],
  ['Europe/Dublin', 'ireland, cork, galway'],
  ['Europe/Lisbon', 'wet, west, portugal, porto, lisboa, lissabon, lisbonne, algarve'],
  [
    'Europe/Madrid',
    'spain, barcelona, valencia, seville, sevilla, malaga, bilbao, ibiza, mallorca',
  ],
  ['Atlantic/Canary', 'canaries, canary islands, tenerife, gran canaria, lanzarote'],
  [
    'Europe/Paris',
    'cet, cest, central european, france, lyon, nice, marseille, bordeaux, toulouse, ' +
      'lille, strasbourg',
  ],
  [
    'Europe/Berlin',
    'germany, deutschland, munich, munchen, hamburg, frankfurt, cologne, koln, stuttgart, ' +
      'dusseldorf, leipzig',
  ],
  ['Europe/Vienna', 'austria, wien, salzburg'],
  ['Europe/Zurich', 'switzerland, geneva, basel, bern, lausanne'],
  [
    'Europe/Rome',
    'italy, italia, milan, milano, florence, venice, naples, turin, bologna, roma, rom, ' +
      'sicily',
  ],
  ['Europe/Amsterdam', 'netherlands, the netherlands, holland, rotterdam, the hague, utrecht'],
  ['Europe/Brussels', 'belgium, antwerp, bruges'],
  ['Europe/Copenhagen', 'denmark'],
  ['Europe/Stockholm', 'sweden, gothenburg'],
  ['Europe/Oslo', 'norway, bergen'],
  ['Europe/Helsinki', 'finland'],
  ['Europe/Warsaw', 'poland, krakow, gdansk'],
  ['Europe/Prague', 'czech republic, czechia, prag'],
  ['Europe/Budapest', 'hungary'],
  ['Europe/Bucharest', 'romania'],
  ['Europe/Sofia', 'bulgaria'],
  ['Europe/Athens', 'eet, eest, greece, crete, thessaloniki'],
  ['Europe/Kiev', 'ukraine, kyiv, lviv'],
  ['Europe/Moscow', 'msk, st petersburg, saint petersburg'],
  ['Europe/Istanbul', 'turkey, ankara, izmir'],
  ['Asia/Jerusalem', 'israel, tel aviv'],
  ['Africa/Cairo', 'egypt'],
  ['Africa/Casablanca', 'morocco, marrakech, marrakesh'],
  ['Africa/Nairobi', 'eat, kenya, mombasa'],
  ['Africa/Lagos', 'wat, nigeria, abuja'],
  ['Africa/Accra', 'ghana'],
  ['Africa/Johannesburg', 'sast, south africa, cape town, durban, pretoria'],
  ['Asia/Dubai', 'gst, uae, abu dhabi'],
  ['Asia/Qatar', 'doha'],
  ['Asia/Riyadh', 'saudi arabia, jeddah'],
  ['Asia/Tehran', 'iran'],
  ['Asia/Karachi', 'pkt, pakistan, lahore, islamabad'],
  [
    'Asia/Calcutta',
    'ist, india, indian, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, chennai, ' +
      'hyderabad, kolkata, pune, goa, jaipur',
  ],
  ['Asia/Katmandu', 'nepal, kathmandu'],
  ['Asia/Colombo', 'sri lanka'],
  ['Asia/Dhaka', 'bangladesh'],
  ['Asia/Bangkok', 'ict, thailand, phuket, chiang mai'],
  ['Asia/Saigon', 'vietnam, ho chi minh city, saigon, hanoi, da nang'],
  ['Asia/Jakarta', 'wib, indonesia, java'],
  ['Asia/Makassar', 'bali, denpasar, ubud'],
  ['Asia/Singapore', 'sgt'],
  ['Asia/Kuala_Lumpur', 'malaysia, kl, penang'],
  ['Asia/Manila', 'philippines, cebu'],
  ['Asia/Hong_Kong', 'hkt, hk'],
  ['Asia/Shanghai', 'china, beijing, peking, shenzhen, guangzhou'],
  ['Asia/Taipei', 'taiwan'],
  ['Asia/Seoul', 'kst, korea, south korea, busan'],
  ['Asia/Tokyo', 'jst, japan, osaka, kyoto, sapporo, okinawa, tokio'],
  ['Australia/Sydney', 'aest, aedt, new south wales, canberra, newcastle'],
  ['Australia/Brisbane', 'gold coast, queensland, cairns'],
  ['Australia/Melbourne', 'tasmania'],
  ['Australia/Adelaide', 'acst, acdt, south australia'],
  ['Australia/Perth', 'awst, western australia'],
  ['Pacific/Auckland', 'nzst, nzdt, nzt, new zealand, nz, wellington, christchurch, queenstown'],
  ['UTC', 'utc, gmt, zulu, coordinated universal, greenwich mean'],
];

/** These alone are a whole sentence; the other short ones are words of some language. */
export const zoneAbbreviations: ReadonlySet<string> = new Set(
  (
    'est edt cst cdt mst mdt pst pdt akst hst gmt utc bst cet cest eet msk sast ist sgt hkt jst ' +
    'kst awst acst aest aedt nzst nzdt'
  ).split(' '),
);

/** Zones named after what is no place people are at, or is an everyday word. */
export const unlikelyPlaces: ReadonlySet<string> = new Set(
  (
    'center knox wake midway troll davis casey easter reunion resolute beulah palmer creston ' +
    'marengo factory'
  ).split(' '),
);

/** The plain words of a place: `America/New_York` is called `new york`. */
const placeOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? '').replace(/[_-]/g, ' ').toLowerCase();

let known: ReadonlyMap<string, string> | undefined;

/** Made when first asked: a hundred replies in a row may name no place. */
function places(): ReadonlyMap<string, string> {
  known ??= new Map([
    ...Intl.supportedValuesOf('timeZone')
      .map((zone) => [placeOf(zone), zone] as const)
      .filter(([place]) => !unlikelyPlaces.has(place)),
    ...zoneNames.flatMap(([zone, names]) => names.split(', ').map((name) => [name, zone] as const)),
    ...zoneNames.map(([zone]) => [placeOf(zone), zone] as const),
  ]);
  return known;
}

/** `utc+2`: the zones of a fixed offset have their sign turned round (POSIX). */
function fixedOffset(name: string): string | undefined {
  // As the tz database writes them, whose sign is the other way round.
  const [, ahead] = /^etc gmt([+-]\d{1,2})$/.exec(name) ?? [];
  if (ahead) return `Etc/GMT${ahead}`;
  const found = /^(?:utc|gmt) ?([+-]|plus |minus ) ?(\d{1,2})$/.exec(name);
  if (!found || Number(found[2]) > 12) return undefined;
  const behind = found[1] === '-' || found[1] === 'minus ';
  return Number(found[2]) === 0 ? 'UTC' : `Etc/GMT${behind ? '+' : '-'}${Number(found[2])}`;
}

/** The zone of a place, an abbreviation or an IANA name (its slash and underscores as spaces). */
export function zoneNamed(name: string): string | undefined {
  const plain = name
    .replace(/^(?:the|us|usa) (?=east|west|bay|uk)/, '')
    .replace(/[,/_]/g, ' ')
    .replace(/ (?:standard|daylight|summer|local)? ?(?:time ?zone|time)$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const zone = places().get(plain) ?? fixedOffset(plain) ?? ianaName(plain);
  if (zone !== undefined) return zone;
  // "Austin, Texas" and "Paris France": the first words name the place.
  const shorter = plain.split(' ').slice(0, -1).join(' ');
  const last = plain.split(' ').at(-1) ?? '';
  return shorter !== '' && (places().has(last) || regions.has(last))
    ? places().get(shorter)
    : undefined;
}

const regions = new Set('tx ca ny il wa or ma fl co az ga nc va pa oh mi mn usa us uk'.split(' '));

let written: ReadonlyMap<string, string> | undefined;

/** A name of the tz database in full, as our own letters write it. */
function exactName(plain: string): string | undefined {
  written ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      zone.toLowerCase().replace(/[/_]/g, ' '),
      zone,
    ]),
  );
  return written.get(plain);
}

function ianaName(plain: string): string | undefined {
  const exact = exactName(plain);
  if (exact) return exact;
  const found =
    /^(africa|america|antarctica|asia|atlantic|australia|europe|indian|pacific) (.+)$/.exec(plain);
  const zone = found?.[2] === undefined ? undefined : places().get(found[2]);
  return zone && isZone(zone) ? zone : undefined;
}
