/** Ctrl+K or Cmd+K: a field that leads to a person, a tab or a tool, from every admin page. */
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatusBadge } from '#web/kit/ui/badge.tsx';
import { Address } from '../address.tsx';
import { tabNames } from '../tab-address.ts';
import { tools } from '../tools.ts';
import { type FoundPerson, usePeople } from './use-people.ts';
import './palette.css';

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const shortcut = isMac ? '⌘K' : 'Ctrl K';

/** The button in the frame, and what it opens. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      // A dialog that asks something stays in front.
      const isAsked = document.querySelector('dialog[open]:not(.palette)') !== null;
      setOpen((wasOpen) => !wasOpen && !isAsked);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        type="button"
        className="btn ghost go-to"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        Go to <kbd aria-hidden="true">{shortcut}</kbd>
      </button>
      {isOpen && <Finder onClose={() => setOpen(false)} />}
    </>
  );
}

interface Place {
  readonly group: 'People' | 'Tabs' | 'Tools';
  readonly words: string;
  readonly about?: string;
  readonly person?: FoundPerson;
  readonly to: string;
}

const tabs: readonly Place[] = tabNames.map((name) => ({
  group: 'Tabs',
  words: name,
  to: `/admin#${name}`,
}));

const pages: readonly Place[] = [
  ...tools,
  ['/admin/logs', 'Log viewer', 'Lines of any time, level, function or trace'] as const,
].map(([to, words, about]) => ({ group: 'Tools', words, about, to }));

const personPlace = (person: FoundPerson): Place => ({
  group: 'People',
  words: person.email,
  person,
  to: `/admin#users/${person.user_id}`,
});

/** Leads to the table, where every match is. */
const allPlace = (text: string): Place => ({
  group: 'People',
  words: `All who match “${text}”`,
  to: `/admin#users?${new URLSearchParams({ q: text })}`,
});

function placesFor(text: string, people: readonly FoundPerson[]): readonly Place[] {
  const isMeant = ({ words, about = '' }: Place) =>
    `${words} ${about}`.toLowerCase().includes(text.toLowerCase());
  const fixed = [...tabs, ...pages].filter(isMeant);
  const found = text === '' ? [] : [...people.map(personPlace), allPlace(text)];
  // People come in later, and nothing that is chosen already may move.
  return [...fixed, ...found];
}

/** Open while it is rendered: the browser's own modal dialog gives the focus back. */
function Finder({ onClose }: { readonly onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const navigate = useNavigate();
  const text = typed.trim();
  const { people, failed, waits } = usePeople(text);
  const places = placesFor(text, people);
  const active = Math.min(at, places.length - 1);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function go(place: Place | undefined): void {
    if (!place) return;
    onClose();
    void navigate(place.to);
  }

  function press(event: KeyboardEvent): void {
    const next = nextOption(event.key, active, places.length);
    if (event.key === 'Enter') go(places[active]);
    else if (next !== undefined) setAt(next);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={box}
      className="palette"
      aria-label="Go to"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => !event.currentTarget.open && onClose()}
      // A press beside it closes it.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="within">
        <input
          className="inp"
          role="combobox"
          aria-label="A person, a tab or a tool"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={places.length > 0 ? optionId(active) : undefined}
          placeholder="A person, a tab or a tool"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <div id={`${id}-list`} className="places" role="listbox" aria-label="Places">
          {groupsOf(places).map(([group, some]) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className="group" role="presentation">
                {group}
              </div>
              {some.map(([place, index]) => (
                // The keys are the field's, which names the active option.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus
                <div
                  key={place.to}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => setAt(index)}
                  onClick={() => go(place)}
                >
                  <span className={place.group === 'Tabs' ? 'words tab' : 'words'}>
                    {place.person ? <Address email={place.words} /> : place.words}
                  </span>
                  {place.about && <span className="sub">{place.about}</span>}
                  {place.person && <StatusBadge status={place.person.status} />}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className="sub foot">
          <span role="status">
            {wordsOf({ failed, waits, isEmpty: people.length === 0, text })}
          </span>
          <span className="keys">
            The arrows move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** Each group with its places, and where each stands among all. */
function groupsOf(places: readonly Place[]) {
  const all = places.map((place, index) => [place, index] as const);
  const order = [...new Set(places.map(({ group }) => group))];
  return order.map((group) => [group, all.filter(([place]) => place.group === group)] as const);
}

interface SaidOf {
  readonly failed: boolean;
  readonly waits: boolean;
  readonly isEmpty: boolean;
  readonly text: string;
}

function wordsOf({ failed, waits, isEmpty, text }: SaidOf): string {
  if (text === '') return 'Type to find a person.';
  if (failed) return 'People couldn’t be searched. Please try again.';
  if (waits) return 'Looking for people…';
  return isEmpty ? 'Nobody found by this.' : '';
}

/** The option that a key leads to, around the ends; undefined for other keys. */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at + count - 1) % count : undefined;
}
