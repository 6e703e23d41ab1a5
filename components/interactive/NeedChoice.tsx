'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { followChoice, keepChoice } from './kept-choice';

interface NeedChoiceProps {
  /** The rows to choose from, by group; the first is chosen at the start. */
  groups: readonly { id: string; title: string; names: readonly string[] }[];
  /** The table; its rows carry `data-need` with their name. */
  children: ReactNode;
}

/** Name of the choice in the address. */
const key = 'need';

/**
 * Buttons that choose one row of the needs guide; for the phone, where the ten rows would take three screens. They set
 * an attribute on finished markup, and the style sheet hides the other rows there.
 */
export function NeedChoice({ groups, children }: NeedChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = groups[0]?.names[0];
  const [chosen, setChosen] = useState(first);

  const show = useCallback((name: string | undefined) => {
    setChosen(name);
    for (const row of root.current?.querySelectorAll<HTMLElement>('[data-need]') ?? [])
      row.toggleAttribute('data-unchosen', row.dataset.need !== name);
  }, []);

  function choose(name: string) {
    show(name);
    keepChoice(key, name === first ? undefined : name);
  }

  useEffect(
    () =>
      followChoice(key, (value) =>
        show(groups.flatMap(({ names }) => names).find((name) => name === value) ?? first),
      ),
    [groups, first, show],
  );

  return (
    <div ref={root}>
      {groups.map(({ id, title, names }) => (
        <fieldset className="mt-5 md:hidden print:hidden" data-script="" key={id}>
          <legend className="mb-2 font-bold text-label">{title}</legend>
          <div className="grid grid-cols-2 gap-1.5 enlarged:grid-cols-1">
            {names.map((name) => (
              <button
                aria-pressed={name === chosen}
                className="min-h-10 flex-auto rounded-control border-2 border-fg px-2 py-1 text-left font-semibold text-caption leading-tight aria-pressed:bg-fg aria-pressed:text-ground aria-pressed:forced-color-adjust-none"
                key={name}
                onClick={() => choose(name)}
                type="button"
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {children}
    </div>
  );
}
