import { LetterVersion as Version } from '@/components/interactive/LetterTools';
import { withoutBreaks } from '@/components/ui/RichText';
import type { LetterVersion } from '@/content/letters/types';
import { letterParts } from '@/lib/letters/letter';
import { versionFor } from '@/lib/letters/text';

interface LetterBodyProps {
  version: LetterVersion;
  /** Whether it is shown until another language is selected. */
  first: boolean;
}

/** Renders subject, opening, numbered questions and closing of a letter in one language. */
export function LetterBody({ version, first }: LetterBodyProps) {
  const { lang, subject, opening, questions, closing } = versionFor(version);
  return (
    <Version className="mt-4 grid gap-3 text-small print:break-inside-avoid" first={first} lang={lang}>
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
    </Version>
  );
}

/** Renders text of a letter, with a dotted line under its blanks. */
function LetterText({ text }: { text: string }) {
  return letterParts(text).map(({ text: part, blank }, index) => {
    // The parts of a sentence are never reordered, so the index is a stable key.
    const key = index;
    return blank ? (
      <span className="underline decoration-2 decoration-dotted underline-offset-4" key={key}>
        {part}
      </span>
    ) : (
      withoutBreaks(part)
    );
  });
}
