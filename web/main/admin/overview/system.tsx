/** What the service is made of and how each part is kept, as fixed text. */
import { Pairs } from '../panel.tsx';

export function System() {
  return (
    <>
      <div className="heading">
        <h1>System</h1>
        <span className="sub">
          Fixed text. It says how the service is built, not how it is doing.
        </span>
      </div>
      <div className="thirds">
        <Pairs title="Letters" pairs={letters} />
        <Pairs title="Replies" pairs={replies} />
        <Pairs title="Data" pairs={data} />
      </div>
    </>
  );
}

const letters = [
  ['Schedules', 'One per person and touchpoint'],
  ['Late by more than 3 hours', 'Recorded, not sent'],
  ['Twice for one touchpoint', 'Never: the ledger row is the claim'],
  ['Channels', 'Email, and text where it was asked for'],
] as const;

const replies = [
  ['Kept', 'Raw first, read second'],
  ['Read by', 'A trained reader; a language model where it is unsure and a key is set'],
  ['Cannot be read', 'Kept, reported, and asked for again'],
  ['Cannot be attributed', 'Put aside for an administrator'],
] as const;

const data = [
  ['Table', 'One, encrypted, with point-in-time recovery'],
  ['Logs', 'No letter, no reply, no address in them'],
  ['Sessions', 'Hashed; end when idle and after 8 hours'],
  ['Purge', 'Leaves a keyed hash of the address'],
] as const;
