import { Fragment } from 'react';
import { FoldRow } from '@/components/sections/FoldRow';
import type { Certification } from '@/content/certifications/types';
import { labels } from '@/content/labels';
import { certificationCopy } from '@/content/page-copy/certification';
import { fill } from '@/lib/text/fill';

/** Every check of the requirements checklist with its proof, by group: the list that the PDF prints. */
export function Checks({ certification: { checklist } }: { certification: Certification }) {
  const { title, hint } = certificationCopy.checklist;
  const count = checklist.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <FoldRow hint={fill(hint, { count, groups: checklist.length })} title={title}>
      <div className="gap-x-12 md:columns-2 lg:columns-3 print:columns-3 print:gap-x-4" id="checklist">
        {checklist.map((group) => (
          <Fragment key={group.title}>
            <h3 className="break-after-avoid pb-2 text-name">{group.title}</h3>
            <ul className="break-inside-avoid pb-6 print:pb-2">
              {group.items.map(({ text, proof }) => (
                <li
                  className="relative border-rule border-t py-2 pl-8 text-small before:absolute before:top-3.75 before:left-0 before:size-3.5 before:border-2 before:border-fg print:py-1 print:text-caption"
                  key={text}
                >
                  {text}{' '}
                  <small className="block text-small text-muted print:text-caption">
                    {fill(labels.proof, { proof })}
                  </small>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </FoldRow>
  );
}
