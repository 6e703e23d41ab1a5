'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { subscribeToHashParam, writeHashParam } from './hash-param';

/** One tab: its id is fixed in the prebuilt HTML, its panel is `${id}-panel`. */
export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  className?: string;
  listClassName?: string;
  /** Class of every tab; style the active one with `aria-selected:`. */
  tabClassName?: string;
  panelClassName?: string;
  /** Vertical lists respond to the up and down arrows too. */
  orientation?: 'horizontal' | 'vertical';
  /** Something between list and panels that follows the choice, for example a drawing; gets data-active. */
  children?: ReactNode;
}

/** Name of the choice in the address; a page has one list of tabs. */
const key = 'tab';

/**
 * Tabs after the APG: arrows, Home and End move and activate. Every panel is in the prebuilt HTML; inactive ones carry
 * data-inactive, which hides them only while scripts run. The address keeps the choice. The root carries the active tab's index as data-active.
 */
export function Tabs({
  label,
  tabs,
  className,
  listClassName,
  tabClassName,
  panelClassName,
  orientation = 'horizontal',
  children,
}: TabsProps) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ids = tabs.map((tab) => tab.id);
    return subscribeToHashParam(key, (id = '') => setActive(Math.max(0, ids.indexOf(id))));
  }, [tabs]);

  const keep = (index: number) => writeHashParam(key, index > 0 ? tabs[index]?.id : undefined);

  /** A key that is held writes the address once, when it is over: browsers limit how often it may be written. */
  const moved = useRef(false);
  function keepMoved() {
    if (moved.current) keep(active);
    moved.current = false;
  }

  /** The tab to which a key moves, if it is one of the list's. */
  function targetOf(event: KeyboardEvent) {
    // With a modifier, the key is a shortcut of the browser or the visitor.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const last = tabs.length - 1;
    const previous = active === 0 ? last : active - 1;
    const next = active === last ? 0 : active + 1;
    // A vertical list is horizontal in small windows: it responds to both pairs of arrows.
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
    moved.current = true;
    setActive(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className={className} data-active={active}>
      <div
        aria-label={label}
        aria-orientation={orientation}
        className={listClassName}
        onKeyDown={onKeyDown}
        // The window that loses the focus never hears of a key that is let go.
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && keepMoved()}
        onKeyUp={(event) => targetOf(event) !== undefined && keepMoved()}
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
            onClick={() => {
              setActive(index);
              keep(index);
            }}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: every panel begins with words, so it is a tab stop itself (APG)
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
