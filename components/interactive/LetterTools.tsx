'use client';

import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { LetterCopy } from '@/content/page-copy/letters';
import { copyText } from './copy-text';
import { framedToggle, ToggleGroup } from './ToggleGroup';

interface LetterState {
  words: LetterCopy;
  /** Whether the browser copied the letter at the last click on a copy button. */
  result?: 'copied' | 'refused';
  /** The selected language; until a language is selected, the first one is shown. */
  language?: string;
  copy: (text: string) => void;
  selectLanguage: (language: string) => void;
}

const LetterContext = createContext<LetterState | null>(null);

function useLetter(): LetterState {
  const letter = use(LetterContext);
  if (!letter) throw new Error('a part of a letter is outside of LetterTools');
  return letter;
}

interface LetterToolsProps {
  words: LetterCopy;
  children: ReactNode;
}

/** Keeps the state of the letter it contains, and announces the result of copying. */
export function LetterTools({ words, children }: LetterToolsProps) {
  const [result, setResult] = useState<LetterState['result']>();
  const [language, setLanguage] = useState<string>();
  const copy = (text: string) => {
    // Without this, a screen reader does not announce the same result again.
    setResult(undefined);
    copyText(text).then(
      () => setResult('copied'),
      () => setResult('refused'),
    );
  };
  const selectLanguage = (next: string) => {
    setResult(undefined);
    setLanguage(next);
  };
  return (
    <LetterContext value={{ words, result, language, copy, selectLanguage }}>
      {children}
      <p className="sr-only" role="status">
        {result && { copied: words.done, refused: words.refused }[result]}
      </p>
    </LetterContext>
  );
}

interface CopyLetterButtonProps {
  /** The text to copy by language, the first language first. It comes from the record, because browsers translate pages. */
  texts: Readonly<Record<string, string>>;
  /** The accessible name, where the label alone does not name the letter. */
  name?: string;
  className: string;
}

/** Renders the button that copies a letter in its selected language. */
export function CopyLetterButton({ texts, name, className }: CopyLetterButtonProps) {
  const { words, result, language, copy } = useLetter();
  const [first = ''] = Object.keys(texts);
  return (
    <button
      aria-label={name}
      className={className}
      data-script=""
      onClick={() => copy(texts[language ?? first] ?? '')}
      type="button"
    >
      {result === 'copied' ? words.copied : words.copy}
    </button>
  );
}

/** Renders what to do after the browser has refused to copy a letter. */
export function CopyRefusal({ className }: { className: string }) {
  const { words, result } = useLetter();
  return <p className={className}>{result === 'refused' && words.refused}</p>;
}

interface LetterLanguagesProps {
  legend: string;
  /** The languages and their names, the first language first. */
  options: readonly { value: string; lang: string; label: ReactNode }[];
}

/** Renders the toggle buttons that select the language of a letter. */
export function LetterLanguages({ legend, options }: LetterLanguagesProps) {
  const { language, selectLanguage } = useLetter();
  return (
    <ToggleGroup
      buttonClassName={framedToggle}
      className="flex gap-2 max-md:basis-full"
      legend={legend}
      legendClassName="sr-only"
      onChange={selectLanguage}
      options={options}
      value={language ?? options[0]?.value}
    />
  );
}

interface VersionProps {
  lang: string;
  /** Whether it is shown until another language is selected. Without scripts all versions are visible. */
  first: boolean;
  className?: string;
  children: ReactNode;
}

function useIsSelected({ lang, first }: VersionProps): boolean {
  const { language } = useLetter();
  return language ? language === lang : first;
}

/** Renders the text of a letter in one language, and selects it after the browser has refused to copy it. */
export function LetterVersion(props: VersionProps) {
  const { result } = useLetter();
  const root = useRef<HTMLDivElement>(null);
  const isSelected = useIsSelected(props);
  const isRefused = isSelected && result === 'refused';
  useEffect(() => {
    const element = root.current;
    if (!isRefused || !element) return;
    // The visitor copies it with the keyboard instead.
    element.closest('details')?.setAttribute('open', '');
    window.getSelection()?.selectAllChildren(element);
  }, [isRefused]);
  return (
    <div className={props.className} data-inactive={isSelected ? undefined : ''} lang={props.lang} ref={root}>
      {props.children}
    </div>
  );
}

/** Renders the link that opens a letter in one language in the mail client. */
export function LetterMailLink(props: VersionProps & { href: string; name: string }) {
  return (
    <a
      aria-label={props.name}
      className={props.className}
      data-inactive={useIsSelected(props) ? undefined : ''}
      href={props.href}
    >
      {props.children}
    </a>
  );
}
