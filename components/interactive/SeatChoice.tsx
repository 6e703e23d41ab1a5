'use client';

import { type ReactNode, useRef, useState } from 'react';

interface SeatChoiceProps {
  /** Names the group of buttons. */
  label: string;
  /** The home countries; the first is chosen at the start. */
  seats: readonly { id: string; name: string }[];
  /** Their finished parts, each with its `data-seat`; all but the first carry `data-inactive`. */
  children: ReactNode;
}

/** Buttons that choose one home country; what belongs to the others is hidden only while scripts run, never on paper. */
export function SeatChoice({ label, seats, children }: SeatChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(seats[0]?.id);

  function choose(id: string) {
    setChosen(id);
    for (const part of root.current?.querySelectorAll<HTMLElement>('[data-seat]') ?? [])
      part.toggleAttribute('data-inactive', part.dataset.seat !== id);
  }

  return (
    <div ref={root}>
      <fieldset className="seats" data-script="">
        <legend>{label}</legend>
        {seats.map(({ id, name }) => (
          <button aria-pressed={id === chosen} key={id} onClick={() => choose(id)} type="button">
            {name}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
