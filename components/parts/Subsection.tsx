import type { ReactNode } from 'react';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle } from './SubsectionTitle';

interface SubsectionProps {
  title: Text;
  id: string;
  /** The heading level: 2 is 30 px, 3 is 20 px. */
  level?: 2 | 3;
  lead?: Content;
  children?: ReactNode;
}

/** Renders a section with a heading inside a section or column. */
export function Subsection({ title, id, level = 2, lead, children }: SubsectionProps) {
  return (
    <section aria-labelledby={id} className="part-stack">
      {level === 2 ? (
        <div className="part-header">
          <h2 className="text-sub" id={id}>
            <RichContent content={title} terms={false} />
          </h2>
          {lead && (
            <p className="part-lead mt-3">
              <RichContent content={lead} />
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
