import type { ReactNode } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle } from './SubsectionTitle';

interface PartProps {
  title: Text;
  id: string;
  /** Rank of the heading: 2 is 30 px, below it 20. */
  level?: 2 | 3;
  lead?: Content;
  children?: ReactNode;
}

/** A section within a band or a column, under its own heading. */
export function Subsection({ title, id, level = 2, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="part-stack">
      {level === 2 ? (
        <div className="part-header">
          <h2 className="text-sub" id={id}>
            <RichContent of={title} terms={false} />
          </h2>
          {lead && (
            <p className="part-lead mt-3">
              <RichContent of={lead} />
            </p>
          )}
        </div>
      ) : (
        <SubsectionTitle level={level} title={title} titleId={id} />
      )}
      {children}
    </section>
  );
}
