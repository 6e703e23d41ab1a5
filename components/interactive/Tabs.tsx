'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useHashParam } from './use-hash-param';

/** A tab; its panel has the id `${id}-panel`. Links to a tab contain its id, so ids must not change. */
export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  className?: string;
  listClassName?: string;
  /** Class of every tab; style the active one with `aria-selected:`. */
  tabClassName?: string;
  panelClassName?: string;
  /** Vertical lists also respond to the up and down arrows. */
  orientation?: 'horizontal' | 'vertical';
  /** Name of the fragment parameter, if the page has more than one tab list. */
  param?: string;
  /** Index of the tab that is active until the visitor selects one. */
  initial?: number;
  /** Content between the list and the panels that depends on the active tab, for example a drawing. */
  children?: ReactNode;
}

/**
 * Renders tabs that follow the APG: arrows, Home and End move the focus and activate. Every panel is in the prebuilt
 * HTML; inactive ones have data-inactive, which hides them only while scripts run. The fragment contains the id of the
 * active tab, and the root has its index as data-active.
 */
export function Tabs({
  label,
  tabs,
  className,
  listClassName,
  tabClassName,
  panelClassName,
  orientation = 'horizontal',
  param = 'tab',
  initial = 0,
  children,
}: TabsProps) {
  const [chosen, setChosen] = useHashParam(param);
  const list = useRef<HTMLDivElement>(null);
  const found = tabs.findIndex(({ id }) => id === chosen);
  const active = found < 0 ? initial : found;
  const activate = (index: number) => setChosen(index === initial ? undefined : tabs[index]?.id);

  /** Returns the index of the tab to which a key moves; undefined for other keys. */
  function targetOf(event: KeyboardEvent) {
    // With a modifier, the key is a shortcut of the browser or the visitor.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const last = tabs.length - 1;
    const previous = active === 0 ? last : active - 1;
    const next = active === last ? 0 : active + 1;
    // A vertical list is horizontal in small windows, so it responds to both pairs of arrows.
    return {
      ArrowLeft: previous,
      ArrowRight: next,
      ...(orientation === 'vertical' && { ArrowUp: previous, ArrowDown: next }),
      Home: 0,
      End: last,
    }[event.key];
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event);
    if (target === undefined) return;
    event.preventDefault();
    activate(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className={className} data-active={active}>
      <div
        aria-label={label}
        aria-orientation={orientation}
        className={listClassName}
        onKeyDown={onKeyDown}
        ref={list}
        role="tablist"
      >
        {tabs.map((tab, index) => (
          <button
            aria-controls={`${tab.id}-panel`}
            aria-selected={index === active}
            className={tabClassName}
            id={tab.id}
            key={tab.id}
            onClick={() => activate(index)}
            role="tab"
            tabIndex={index === active ? 0 : -1}
            type="button"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
      {tabs.map((tab, index) => (
        <div
          aria-labelledby={tab.id}
          className={clsx('focus-visible:-outline-offset-3', panelClassName)}
          data-inactive={index === active ? undefined : ''}
          id={`${tab.id}-panel`}
          key={tab.id}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel whose first element is not focusable is a tab stop (APG)
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
