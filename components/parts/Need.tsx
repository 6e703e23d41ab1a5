import type { Text } from '@/content/text';
import { Words } from './Words';
import './data.css';

/** Needed or required, depends on the case, usual or recommended, ask, not asked. */
export type NeedKind = 'needed' | 'depends' | 'usual' | 'ask' | 'no';

/** What is asked of somebody: mark and word, so that neither color nor shape carries it alone. */
export function Need({ kind, word }: { kind: NeedKind; word: Text }) {
  return (
    <span className="part-need" data-need={kind}>
      <Words of={word} terms={false} />
    </span>
  );
}
