'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LetterWords } from '@/content/page-copy/letters';
import { letterText } from './letter-text';

interface LetterToolsProps {
  words: LetterWords;
  children: ReactNode;
}

/** Copies the letters inside it and switches their language; one status line announces both for all of them. */
export function LetterTools({ words, children }: LetterToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const reset = () => {
      for (const button of element.querySelectorAll('[data-copy-letter]')) write(button, words.copy);
      for (const note of element.querySelectorAll('[data-letter-note]')) write(note, '');
      setSaid('');
    };
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      reset();
      const letter = target.closest('[data-letter]');
      if (!letter || !element.contains(letter)) return;
      const lang = target.closest<HTMLElement>('[data-choose-lang]')?.dataset.chooseLang;
      if (lang) chooseLanguage(letter, lang);
      const button = target.closest('[data-copy-letter]');
      if (button)
        copy(letter).then(
          () => {
            button.textContent = words.copied;
            setSaid(words.done);
          },
          () => {
            select(letter);
            const note = letter.querySelector('[data-letter-note]');
            if (note) note.textContent = words.refused;
            setSaid(words.refused);
          },
        );
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [words]);

  return (
    <div ref={root}>
      {children}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

/** Text written anew, though the same, is laid out again at every press on the page. */
function write(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

const shown = (letter: Element) => letter.querySelector('[data-letter-lang]:not([data-inactive], a)');

/** Rejects where the browser has no clipboard or refuses it. */
async function copy(letter: Element) {
  const version = shown(letter);
  if (version) await navigator.clipboard.writeText(letterText(version));
}

function select(letter: Element) {
  const version = shown(letter);
  version?.closest('details')?.setAttribute('open', '');
  if (version) window.getSelection()?.selectAllChildren(version);
}

function chooseLanguage(letter: Element, lang: string) {
  for (const button of letter.querySelectorAll<HTMLElement>('[data-choose-lang]'))
    button.setAttribute('aria-pressed', String(button.dataset.chooseLang === lang));
  for (const part of letter.querySelectorAll<HTMLElement>('[data-letter-lang]'))
    part.toggleAttribute('data-inactive', part.dataset.letterLang !== lang);
}
