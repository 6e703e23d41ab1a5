'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LetterCopy } from '@/content/page-copy/letters';
import { copyText } from './copy-text';

interface LetterToolsProps {
  words: LetterCopy;
  children: ReactNode;
}

/** Adds copy and language buttons to the letters it contains; one status line announces the result for all of them. */
export function LetterTools({ words, children }: LetterToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    /**
     * Elements whose text the last click changed. Comparing their text with the labels instead would rewrite an element
     * that a browser has translated at every click.
     */
    const changed = new Set<Element>();
    const setText = (element: Element, text: string) => {
      element.textContent = text;
      changed.add(element);
    };
    const reset = () => {
      for (const element of changed)
        element.textContent = element.matches('[data-copy-letter]') ? words.copy : '';
      changed.clear();
      setMessage('');
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const letter = target.closest('[data-letter]');
      const lang = target.closest<HTMLButtonElement>('[aria-pressed]')?.value;
      const button = target.closest('[data-copy-letter]');
      // A translator inserts elements into buttons, so the reset may remove the element that was clicked.
      reset();
      if (!letter || !element.contains(letter)) return;
      if (lang) chooseLanguage(letter, lang);
      if (button)
        copy(letter).then(
          () => {
            setText(button, words.copied);
            setMessage(words.done);
          },
          () => {
            select(letter);
            const note = letter.querySelector('[data-letter-note]');
            if (note) setText(note, words.refused);
            setMessage(words.refused);
          },
        );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [words]);

  return (
    <div ref={root}>
      {children}
      <p className="sr-only" role="status">
        {message}
      </p>
    </div>
  );
}

const visibleVersion = (letter: Element) =>
  letter.querySelector<HTMLElement>('[data-letter-lang]:not([data-inactive], a)');

/** Copies the visible version of a letter; rejects if the browser has no clipboard or denies access to it. */
async function copy(letter: Element) {
  const version = visibleVersion(letter);
  // From the record, because a browser may have translated the page.
  if (version) await copyText(version.dataset.letterText ?? '');
}

function select(letter: Element) {
  const version = visibleVersion(letter);
  version?.closest('details')?.setAttribute('open', '');
  if (version) window.getSelection()?.selectAllChildren(version);
}

function chooseLanguage(letter: Element, lang: string) {
  for (const button of letter.querySelectorAll<HTMLButtonElement>('[aria-pressed]'))
    button.setAttribute('aria-pressed', String(button.value === lang));
  for (const part of letter.querySelectorAll<HTMLElement>('[data-letter-lang]'))
    part.toggleAttribute('data-inactive', part.dataset.letterLang !== lang);
}
