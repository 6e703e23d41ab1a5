import type { ReactNode } from 'react';
import { SectionHeader } from '@/components/ui/SectionFrame';
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
        <SectionHeader
          id={id}
          lead={lead && <RichContent content={lead} />}
          size="sub"
          title={<RichContent content={title} terms={false} />}
        />
      ) : (
        <SubsectionTitle level={level} title={title} titleId={id} />
      )}
      {children}
    </section>
  );
}
