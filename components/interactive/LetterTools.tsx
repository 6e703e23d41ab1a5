'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LetterWords } from '@/content/page-copy/letters';
import { copyText } from './copy-text';
import { letterText } from './letter-text';

interface LetterToolsProps {
  words: LetterWords;
  children: ReactNode;
}

/** Copies the letters inside it and switches their language; one status line announces both for all of them. */
export function LetterTools({ words, children }: LetterToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [message, setSaid] = useState('');

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    /** What says something of the last press: compared with its words, a translated part would be written at each press. */
    const written = new Set<Element>();
    const write = (part: Element, text: string) => {
      part.textContent = text;
      written.add(part);
    };
    const reset = () => {
      for (const part of written) part.textContent = part.matches('[data-copy-letter]') ? words.copy : '';
      written.clear();
      setSaid('');
    };
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const letter = target.closest('[data-letter]');
      const lang = target.closest<HTMLElement>('[data-choose-lang]')?.dataset.chooseLang;
      const button = target.closest('[data-copy-letter]');
      // A translator puts elements into buttons: the one that was clicked may be gone after this.
      reset();
      if (!letter || !element.contains(letter)) return;
      if (lang) chooseLanguage(letter, lang);
      if (button)
        copy(letter).then(
          () => {
            write(button, words.copied);
            setSaid(words.done);
          },
          () => {
            select(letter);
            const note = letter.querySelector('[data-letter-note]');
            if (note) write(note, words.refused);
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
        {message}
      </p>
    </div>
  );
}

const shown = (letter: Element) =>
  letter.querySelector<HTMLElement>('[data-letter-lang]:not([data-inactive], a)');

/** Rejects where the browser has no clipboard or refuses it. */
async function copy(letter: Element) {
  const version = shown(letter);
  if (version) await copyText(letterText(version));
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
