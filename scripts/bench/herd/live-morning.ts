/** One 6:00 through the real handlers: the bundles that ship, in a time that only they move. */
import { fromRoot } from '../../build/root.ts';
import { startAwsEndpoint } from '../../local/aws/endpoint.ts';
import { operatorKey } from '../../local/aws/judge.ts';
import type { AwsEndpoint } from '../../local/aws/types.ts';
import type { Cloud } from '../../local/cloud.ts';
import { chances } from '../../simulate/chances.ts';
import { quotas } from '../../simulate/limits.ts';
import { type Hardship, killsOf } from '../../simulate/morning.ts';
import type { StageSettings } from '../../simulate/template-settings.ts';
import { type Checked, check } from './check.ts';
import { type House, openHouse } from './house.ts';
import { allRows, openDesk, seedPeople, six } from './people.ts';
import { openKiller, openSes, paced } from './stand-in.ts';
import { openTime, type VirtualTime } from './virtual-time.ts';
import { openDirectWay, openQueueWay, type Way } from './ways.ts';

export interface MorningAsked {
  readonly users: number;
  /** What SES takes in a second; the settings were made for it. */
  readonly perSecond: number;
  readonly way: 'queue' | 'direct';
  readonly hardship: Hardship;
  readonly seed: number;
  readonly cloud: Cloud;
  readonly settings: StageSettings;
}

export interface MorningLived extends Checked {
  /** Seconds after six until SES had taken the last letter. */
  readonly drained: number;
  readonly throttled: number;
  readonly killed: number;
  /** Runs of the function. */
  readonly runs: number;
  /** Events that were given up. */
  readonly dead: number;
}

const stage = 'stages.morning';
const againWithinMs = 60_000;
/** SES tells of a mail a little after it took it. */
const noticeMs = 2_000;
const secondsOf = (time: VirtualTime): number => (time.now() - Date.parse(six)) / 1000;

function openWay(asked: MorningAsked, parts: Parts, chance: () => number): Way {
  const { way, settings } = asked;
  const given = { ...parts, chance, name: stage } as const;
  return way === 'queue'
    ? openQueueWay(given, settings.queue)
    : openDirectWay(given, settings.direct);
}

interface Parts {
  readonly house: House;
  readonly time: VirtualTime;
}

/** SES's word of a mail that it took, which settles the letter's row where its worker died. */
const tell = ({ house, time }: Parts, message: string): void =>
  time.after(noticeMs, () => {
    const event = { Records: [{ Sns: { Message: message } }] };
    house.run('inbound.deliveryEvents', event, ({ kind }) => {
      if (kind !== 'done') throw new Error('A delivery event failed.');
    });
  });

function fireAll(asked: MorningAsked, ids: readonly string[], way: Way, parts: Parts): void {
  const chance = chances(asked.seed + 1000);
  const firingMs = 1000 / quotas.firings.limit;
  for (const [at, userId] of ids.entries()) {
    const event = { userId, stage: 'MORNING_INTENTION', zone: 'UTC', scheduledAt: six };
    const fires = (ms: number) => parts.time.after(ms, () => way.fire(event));
    fires(at * firingMs);
    if (asked.hardship.isTwice) fires(at * firingMs + chance() * againWithinMs);
  }
}

interface Opened extends Parts {
  readonly endpoint: AwsEndpoint;
  readonly killed: () => number;
}

async function open(asked: MorningAsked): Promise<Opened> {
  const { cloud } = asked;
  const time = openTime(Date.parse(six));
  const instants = killsOf(asked, chances(asked.seed + 2000));
  const began = Date.parse(six);
  const killer = openKiller(
    instants.map((second) => began + second * 1000),
    time,
    stage,
  );
  let house: House | undefined;
  const houseNow = (): House => {
    if (!house) throw new Error('Nobody can call yet.');
    return house;
  };
  const hold = paced({ house: houseNow, time, kills: killer.kills });
  const endpoint = await startAwsEndpoint({
    cloud,
    dataDir: undefined,
    port: 0,
    now: time.now,
    publish: (_topic, message) => tell({ house: houseNow(), time }, message),
    kill: () => {},
    beforeAnswer: hold,
  });
  endpoint.fate(() => [{ eventType: 'Send' }]);
  house = openHouse({ cloud, root: fromRoot('.'), endpoint: endpoint.url, time });
  return { house, time, endpoint, killed: killer.killed };
}

export async function liveMorning(asked: MorningAsked): Promise<MorningLived> {
  const { users: count, perSecond, hardship, seed, cloud } = asked;
  const opened = await open(asked);
  const { house, time, endpoint } = opened;
  try {
    const desk = openDesk(cloud, endpoint.url, operatorKey);
    const users = await seedPeople(desk, count);
    const chance = chances(seed);
    const ses = openSes({ perSecond, throttledShare: hardship.throttledShare }, time, chance);
    endpoint.calls.fault(ses.fault);
    let drained = 0;
    endpoint.outbox.onAdd(() => {
      drained = secondsOf(time);
    });
    const way = openWay(asked, opened, chance);
    fireAll(
      asked,
      users.map(({ id }) => id),
      way,
      opened,
    );
    await time.live(house);
    endpoint.calls.fault(undefined);
    return {
      ...check(users, endpoint.outbox.all(), await allRows(desk)),
      drained,
      throttled: ses.throttled(),
      killed: opened.killed(),
      runs: way.runs(),
      dead: way.dead(),
    };
  } finally {
    await house.close();
    await endpoint.close();
  }
}
