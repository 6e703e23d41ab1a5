import { withoutBreaks } from '@/components/ui/RichText';
import type { LetterVersion, LetterVersionText } from '@/content/letters/types';
import { type LetterUse, letterParts } from '@/lib/letters/letter';
import { letterCopy, versionFor } from '@/lib/letters/text';

interface LetterBodyProps {
  version: LetterVersion;
  use?: LetterUse;
  /** Waits for its language to be chosen; without scripts every version shows. */
  hidden?: boolean;
}

/** Subject, opening, numbered questions and closing of a letter in one language. */
export function LetterBody({ version, use, hidden }: LetterBodyProps) {
  const { lang, subject, opening, questions, closing } = versionFor(version, use);
  return (
    <div
      className="mt-4 grid gap-3 text-small print:break-inside-avoid"
      data-inactive={hidden ? '' : undefined}
      data-letter-lang={lang}
      // A letter with a subject is copied as its mail link has it.
      data-letter-text={subject ? undefined : letterCopy(version, use)}
      lang={lang}
    >
      {subject && (
        <p className="font-bold">
          <Words text={subject} />
        </p>
      )}
      {opening && (
        <p>
          <Words text={opening} />
        </p>
      )}
      {questions.length > 0 && (
        <ol className="grid list-decimal gap-1 pl-6 marker:font-bold">
          {questions.map(({ text }) => (
            <li key={text}>
              <Words text={text} />
            </li>
          ))}
        </ol>
      )}
      {closing && (
        <p>
          <Words text={closing} />
        </p>
      )}
    </div>
  );
}

/** Words of a letter; a blank is underlined with dots, and `data-blank` lets a plan fill in what it knows. */
function Words({ text }: { text: LetterVersionText }) {
  return letterParts(text).map(({ text: words, blank }, index) => {
    // The parts of one sentence never move: their position is their identity.
    const key = index;
    return blank ? (
      <span
        className="underline decoration-2 decoration-dotted underline-offset-4"
        data-blank={blank}
        key={key}
      >
        {words}
      </span>
    ) : (
      withoutBreaks(words)
    );
  });
}
