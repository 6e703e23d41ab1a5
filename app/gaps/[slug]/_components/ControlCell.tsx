import type { RequirementRow } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { fill } from '@/lib/text/fill';

const { ours, noControl } = tableCopy;

/** Controls of ISO/IEC 27001 that an auditor opens first; those of our own mapping apart. */
export function ControlCell({ row: { controls }, label }: { row: RequirementRow; label: string }) {
  const { viaEdition2013 = [], toEdition2022 = [], judgment = [] } = controls;
  const mapped = [...viaEdition2013, ...toEdition2022].join(', ');
  return (
    <td data-label={label}>
      {mapped || (judgment.length === 0 && noControl)}{' '}
      {judgment.length > 0 && <small>{fill(ours, { controls: judgment.join(', ') })}</small>}
    </td>
  );
}
