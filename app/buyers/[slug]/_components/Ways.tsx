import { Band } from '@/components/parts/Band';
import type { Guide } from '@/content/buyers/types';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { GuideRow } from './GuideRow';

interface WaysProps {
  guide: Guide;
  numbers: SourceNumbers;
}

/** A part of the page with rows of its own. */
export const Ways = ({ guide: { id, title, answer, rows = [] }, numbers }: WaysProps) => (
  <Band id={id} lead={answer} title={title}>
    <div>
      {rows.map((row) => (
        <GuideRow guide={row} key={row.title} numbers={numbers} />
      ))}
    </div>
  </Band>
);
