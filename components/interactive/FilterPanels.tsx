'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { subscribeToHashParam, writeHashParam } from './hash-param';

interface PartChoiceProps {
  /** Name of the choice in the address; each part carries `data-<name>` with the id it belongs to. */
  name: string;
  /** Buttons, each group under its legend; the very first is pressed at the start. */
  groups: readonly { legend: string; options: readonly { id: string; label: string }[] }[];
  /** What parts carry that are not chosen: hidden by it at every width, or where their own style sheet says so. */
  mark: 'data-inactive' | 'data-unchosen';
  /** Beside the shared look of the groups. */
  className?: string;
  /** The finished parts; all but the first carry the mark. */
  children: ReactNode;
}

/** Toggle buttons of which one is pressed, and the one part that belongs to it; the other parts are marked, never removed. */
export function FilterPanels({ name, groups, mark, className, children }: PartChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = groups[0]?.options[0]?.id;
  const [chosen, setChosen] = useState(first);

  useEffect(
    () =>
      subscribeToHashParam(name, (value) => {
        const known = groups.some(({ options }) => options.some(({ id }) => id === value));
        setChosen(known ? value : first);
      }),
    [name, groups, first],
  );

  useEffect(() => {
    for (const part of root.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])
      part.toggleAttribute(mark, part.dataset[name] !== chosen);
  }, [name, mark, chosen]);

  function choose(id: string) {
    setChosen(id);
    writeHashParam(name, id === first ? undefined : id);
  }

  return (
    <div ref={root}>
      {groups.map(({ legend, options }) => (
        <fieldset className={clsx('flex gap-2 print:hidden', className)} data-script="" key={legend}>
          <legend>{legend}</legend>
          {options.map(({ id, label }) => (
            <button
              aria-pressed={id === chosen}
              className="min-h-11 rounded-control border-2 border-fg px-2 py-1 font-bold text-caption hover:bg-faint aria-pressed:bg-fg aria-pressed:text-surface aria-pressed:forced-color-adjust-none"
              key={id}
              onClick={() => choose(id)}
              type="button"
            >
              {label}
            </button>
          ))}
        </fieldset>
      ))}
      {children}
    </div>
  );
}
