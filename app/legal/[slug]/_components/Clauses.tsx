import { RichText } from '@/components/ui/RichText';
import type { ClauseBlock } from '@/content/legal/types';

const letter = (index: number) => `(${String.fromCharCode(97 + index)})`;

/** Numbered clauses at the reading measure; points under a clause carry letters. */
export function Clauses({ clauses }: { clauses: readonly (ClauseBlock & { number: string })[] }) {
  return (
    <ol className="mt-4 flex max-w-171 flex-col gap-3 text-pretty">
      {clauses.map(({ number, text, items }) => (
        <li className="grid grid-cols-[2.875rem_1fr] items-baseline md:grid-cols-paragraph" key={number}>
          <span className="text-small text-muted tabular-nums">{number}</span>
          <div>
            <p>
              <RichText text={text} />
            </p>
            {items && (
              <ol className="mt-2 flex flex-col gap-2">
                {items.map((item, index) => (
                  <li className="grid grid-cols-[1.875rem_1fr] items-baseline" key={item}>
                    <span className="text-small text-muted">{letter(index)}</span>
                    <span>
                      <RichText text={item} />
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
