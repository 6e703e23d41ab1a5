import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { RichText } from '@/components/ui/RichText';
import { trainingPage } from '@/content/page-copy/training';

const across = 'lg:h-2 lg:w-full lg:top-4.5 lg:left-0';
const down = 'w-2 max-lg:top-5 max-lg:-bottom-5 max-lg:left-4.5';
const dashed =
  'bg-[repeating-linear-gradient(var(--line)_0_16px,transparent_16px_27px)] lg:bg-[repeating-linear-gradient(90deg,var(--line)_0_16px,transparent_16px_27px)]';

/** The line past the five stations: solid to the certificate, dashed to the stop that is not open yet. */
export function OpenLine() {
  const { line } = trainingPage;
  return (
    <div className="relative mt-12 print:mt-6 lg:mt-24">
      <Bend className="-top-8.5" />
      <ol className="lg:grid lg:grid-cols-[2fr_1fr_1fr]">
        {line.map(({ title, text, open }, index) => {
          const last = index === line.length - 1;
          const solid = open && line[index + 1]?.open;
          return (
            <li
              className="relative grid grid-cols-[2.75rem_1fr] gap-x-4 pb-6 print:pb-3 lg:block lg:pb-0"
              key={title}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute',
                  across,
                  down,
                  solid ? 'bg-line' : dashed,
                  last && 'max-lg:hidden',
                )}
              />
              <Stop className="relative" size="lg" state={open ? 'open' : 'planned'} />
              <div className="lg:mt-3 lg:pr-6">
                <h2 className="text-name">{title}</h2>
                <p className="mt-1 max-w-17em text-small text-muted">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
