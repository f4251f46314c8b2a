/** All environments of the bench: found by the calls they make, waited for, and killed. */
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Cloud, CloudFunction } from '../../local/cloud.ts';
import { type Environment, type Outcome, startEnvironment } from './environment.ts';
import type { Others, VirtualTime } from './virtual-time.ts';

export interface House extends Others {
  /** Runs an event in an idle environment of the function, or in a new one. */
  readonly run: (name: FunctionName, event: unknown, told: (outcome: Outcome) => void) => void;
  readonly find: (id: string | undefined) => Environment | undefined;
  /** Ends an environment and what runs in it; settles once it can do nothing any more. */
  readonly kill: (environment: Environment) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface HouseOptions {
  readonly cloud: Cloud;
  readonly root: string;
  readonly endpoint: string;
  readonly time: VirtualTime;
}

const functionOf = ({ functions }: Cloud, name: FunctionName): CloudFunction => {
  const found = functions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
};

/** Those that wait for an event, by function. */
function openIdle() {
  const idle = new Map<FunctionName, Environment[]>();
  return {
    take: (name: FunctionName): Environment | undefined => idle.get(name)?.pop(),
    add(name: FunctionName, environment: Environment): void {
      idle.set(name, [...(idle.get(name) ?? []), environment]);
    },
  };
}

export function openHouse({ cloud, root, endpoint, time }: HouseOptions): House {
  const living = new Map<string, Environment>();
  const idle = openIdle();
  let whenStill: (() => void) | undefined;

  const isStill = (): boolean => [...living.values()].every((one) => one.isStill());
  const onChange = (): void => {
    if (whenStill && isStill()) whenStill();
  };
  const started = (name: FunctionName): Environment => {
    const fn = functionOf(cloud, name);
    const made = startEnvironment({ cloud, fn, root, endpoint, time: time.shared, onChange });
    living.set(made.id, made);
    return made;
  };

  return {
    run(name, event, told) {
      const environment = idle.take(name) ?? started(name);
      environment.run(randomUUID(), JSON.stringify(event), (outcome) => {
        if (outcome.kind !== 'killed') idle.add(name, environment);
        told(outcome);
      });
    },
    find: (id) => (id === undefined ? undefined : living.get(id)),
    async kill(environment) {
      living.delete(environment.id);
      await environment.end();
      onChange();
    },
    still: async () => {
      // What was just done may have told somebody something on this very turn.
      await new Promise((resolve) => setImmediate(resolve));
      while (!isStill()) {
        await new Promise<void>((resolve) => {
          whenStill = resolve;
        });
        whenStill = undefined;
      }
    },
    nextAt: () => Math.min(Infinity, ...[...living.values()].map((one) => one.nextAt())),
    wake() {
      for (const one of living.values()) if (one.nextAt() <= time.now()) one.wake();
    },
    async close() {
      await Promise.all([...living.values()].map((one) => one.end()));
    },
  };
}
