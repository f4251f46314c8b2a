/** Keys for the table of people: `/` searches, `j` and `k` move along the rows, Enter opens one. */
import { type RefObject, useEffect, useState } from 'react';

/** A link in each row, in their order. */
const linksIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('tbody .struck') ?? []),
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !defaultPrevented && !isTyping(target);

/** Kept in the browser: whoever speaks to it, or uses other keys, may want none. */
const kept = 'anchor.keys';

export function useRowKeys(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
) {
  const [isOn, setOn] = useState(() => localStorage.getItem(kept) !== 'off');

  function move(by: 1 | -1): void {
    const links = linksIn(list.current);
    const row = document.activeElement?.closest('tr');
    const at = row ? links.findIndex((link) => row.contains(link)) : -1;
    links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
  }

  useEffect(() => {
    if (!isOn) return undefined;
    const keys: Readonly<Record<string, () => void>> = {
      '/': () => {
        field.current?.focus();
        field.current?.select();
      },
      j: () => move(1),
      k: () => move(-1),
    };
    const press = (event: KeyboardEvent) => {
      const act = isPlain(event) ? keys[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return {
    isOn,
    toRows: () => linksIn(list.current)[0]?.focus(),
    turn() {
      localStorage.setItem(kept, isOn ? 'off' : 'on');
      setOn(!isOn);
    },
  };
}
