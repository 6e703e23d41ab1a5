import { withoutBreaks } from '@/components/ui/RichText';
import type { LetterVersion } from '@/content/letters/types';
import { type LetterUse, letterParts } from '@/lib/letters/letter';
import { letterToCopy, versionFor } from '@/lib/letters/text';

interface LetterBodyProps {
  version: LetterVersion;
  use?: LetterUse;
  /** Whether it is hidden until its language is selected; without scripts all versions are visible. */
  hidden?: boolean;
}

/** Renders subject, opening, numbered questions and closing of a letter in one language. */
export function LetterBody({ version, use, hidden }: LetterBodyProps) {
  const { lang, subject, opening, questions, closing } = versionFor(version, use);
  return (
    <div
      className="mt-4 grid gap-3 text-small print:break-inside-avoid"
      data-inactive={hidden ? '' : undefined}
      data-letter-lang={lang}
      data-letter-text={letterToCopy(version, use)}
      lang={lang}
    >
      {subject && (
        <p className="font-bold">
          <LetterText text={subject} />
        </p>
      )}
      {opening && (
        <p className="whitespace-pre-line">
          <LetterText text={opening} />
        </p>
      )}
      {questions.length > 0 && (
        <ol className="grid list-decimal gap-1 pl-6 marker:font-bold">
          {questions.map(({ text }) => (
            <li key={text}>
              <LetterText text={text} />
            </li>
          ))}
        </ol>
      )}
      {closing && (
        <p className="whitespace-pre-line">
          <LetterText text={closing} />
        </p>
      )}
    </div>
  );
}

/** Renders text of a letter. A blank has a dotted underline, and a plan can fill it in through `data-blank`. */
function LetterText({ text }: { text: string }) {
  return letterParts(text).map(({ text: part, blank }, index) => {
    // The parts of a sentence are never reordered, so the index is a stable key.
    const key = index;
    return blank ? (
      <span
        className="underline decoration-2 decoration-dotted underline-offset-4"
        data-blank={blank}
        key={key}
      >
        {part}
      </span>
    ) : (
      withoutBreaks(part)
    );
  });
}
