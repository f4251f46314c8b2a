/** The time zone: asked of the browser, and the person has the last word. */
import { memo, useState, useSyncExternalStore } from 'react';
import { defaultZone } from '#shared/domain/zones.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { byRegion, offsetOf, unasked, type Zones, zonesOf, zoneWords } from './time-zones.ts';

export interface ZoneChoice {
  readonly timezone: string;
  readonly timezone_source: 'default' | 'detected' | 'user';
}

export function useZone() {
  const { detected, list } = useZones();
  const [chosen, choose] = useState<string>();
  const timezone = chosen ?? detected ?? defaultZone;
  const found = detected ? 'detected' : 'default';
  const asked: ZoneChoice = { timezone, timezone_source: chosen ? 'user' : found };
  return { list, asked, choose };
}

export function ZoneField(zone: ReturnType<typeof useZone> & { readonly disabled: boolean }) {
  // Four hundred offsets take a while, so they are worked out once the list is opened.
  const [openedAt, setOpenedAt] = useState<Date>();
  const open = () => setOpenedAt((before) => before ?? new Date());
  return (
    <Field
      id="timezone"
      label="Time zone"
      hint="Auto-detected from your browser. Change if it looks wrong."
      hintBelow
    >
      {(props) => (
        <select
          {...props}
          className="inp zone"
          required
          disabled={zone.disabled}
          value={zone.asked.timezone}
          onChange={(event) => zone.choose(event.target.value)}
          onFocus={open}
          onPointerDown={open}
        >
          {byRegion(zone.list).map(([region, names]) => (
            <optgroup key={region} label={region}>
              {names.map((name) => (
                <ZoneOption key={name} name={name} at={openedAt} />
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

const ZoneOption = memo(
  ({ name, at }: { readonly name: string; readonly at?: Date | undefined }) => {
    const offset = at && offsetOf(name, at);
    return (
      <option value={name}>{offset ? `${zoneWords(name)} (${offset})` : zoneWords(name)}</option>
    );
  },
);

const never = () => () => {};
let asked: Zones | undefined;

function ask(): Zones {
  asked ??= zonesOf(Intl);
  return asked;
}

/** The browser's zones. The built page shows the fixed list; hydration puts the real one in. */
const useZones = (): Zones => useSyncExternalStore(never, ask, () => unasked);
