import type { ReactNode } from 'react';
import { HeadedFold } from '@/components/ui/HeadedFold';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

interface KnownPartProps {
  id: string;
  title: string;
  /** The answer in a few words, in the row on the phone. */
  short?: Text;
  children: ReactNode;
}

/** One answer under its heading; on the phone a row with the short answer. */
export function KnownPart({ id, title, short, children }: KnownPartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="scroll-mt-4 print:mb-2" id={id}>
      <HeadedFold
        heading={
          <hgroup className="md:w-full md:border-b-2 md:pb-2">
            <h3 className="text-name" id={`${id}-title`}>
              {title}
            </h3>
            {short && (
              <p className="mt-0.5 text-small text-muted md:hidden print:hidden">
                <RichText terms={false} text={short} />
              </p>
            )}
          </hgroup>
        }
        rowClass="max-md:border-t-2 md:min-h-0 md:p-0"
      >
        {children}
      </HeadedFold>
    </section>
  );
}
