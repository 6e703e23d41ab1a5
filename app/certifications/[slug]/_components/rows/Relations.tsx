import { FoldRow } from '@/components/sections/FoldRow';
import type { Certification, Relation } from '@/content/certifications/types';
import { certificationCopy, relationsTitle } from '@/content/page-copy/certification';
import { RelationLine } from '../charts/RelationLine';

const kinds = ['touches', 'other-regime', 'none'] as const satisfies readonly Relation['kind'][];

/** How this certification meets the other seven: a map that leaves this one and ends where its work no longer counts. */
export function Relations({ certification: { title, relations } }: { certification: Certification }) {
  const branch = relations.some(({ kind }) => kind === 'other-regime');
  return (
    <FoldRow hint={certificationCopy.hints.relations} title={relationsTitle(title)}>
      <p
        className="relative pl-16 text-name before:absolute before:-top-2 before:-left-1.5 before:z-2 before:size-11 before:rounded-full before:border-7 before:border-fg before:bg-line"
        id="relations"
      >
        {title} <small className="block text-small text-muted">{certificationCopy.relations.here}</small>
      </p>
      {kinds.map((kind) => (
        <RelationLine
          branch={branch}
          key={kind}
          kind={kind}
          relations={relations.filter((relation) => relation.kind === kind)}
        />
      ))}
    </FoldRow>
  );
}
