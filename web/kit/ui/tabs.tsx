/** Tabs that are addresses: arrow keys move along them, links and the back button find them. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';

interface TabsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly selected: string;
  /** Called when a tab is about to be chosen, so that what it shows can be fetched. */
  readonly onApproach?: (name: string) => void;
}

export const panelId = 'panel';
export const tabId = (name: string): string => `tab-${name}`;

export function Tabs({ label, names, selected, onApproach }: TabsProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? hintAtEdges(list.current) : undefined), []);
  useEffect(() => {
    const tab = document.getElementById(tabId(selected));
    const list = tab?.parentElement;
    // Scrolled by hand: `scrollIntoView` would move the starting point of Tab.
    if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  function move(event: KeyboardEvent<HTMLElement>) {
    const at = nextTab(event.key, names.indexOf(selected), names.length);
    const name = at === undefined ? undefined : names[at];
    if (name === undefined) return;
    event.preventDefault();
    // Replaces the entry, so that Back leads to where the moving began.
    void navigate(`#${name}`, { replace: true });
    document.getElementById(tabId(name))?.focus();
  }

  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={move} ref={list}>
      {names.map((name, at) => {
        const isSelected = name === selected;
        const reached = isSelected || (at === 0 && !names.includes(selected));
        return (
          <Link
            key={name}
            id={tabId(name)}
            role="tab"
            to={`#${name}`}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId : undefined}
            tabIndex={reached ? 0 : -1}
            onPointerEnter={() => onApproach?.(name)}
          >
            {name}
          </Link>
        );
      })}
    </div>
  );
}

const fadePx = 40;

/** Tells the style how much is out of sight at either end, so that it fades there. */
function hintAtEdges(list: HTMLElement): () => void {
  const tell = () => {
    const { scrollLeft: before, scrollWidth, clientWidth } = list;
    const after = scrollWidth - clientWidth - before;
    for (const [name, px] of Object.entries({ before, after }))
      list.style.setProperty(`--${name}`, `${Math.min(Math.max(px, 0), fadePx)}px`);
  };
  const resizes = new ResizeObserver(tell);
  resizes.observe(list);
  list.addEventListener('scroll', tell, { passive: true });
  return () => {
    resizes.disconnect();
    list.removeEventListener('scroll', tell);
  };
}

/** The tab that a key leads to; undefined for other keys. */
export function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (Math.max(at, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
