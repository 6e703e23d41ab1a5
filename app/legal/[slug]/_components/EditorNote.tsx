import { Checked } from '@/components/sections/Checked';
import { SourceList } from '@/components/sections/SourceList';
import { RichText } from '@/components/ui/RichText';
import { legalLabels } from '@/content/legal/labels';
import type { NoteBlock } from '@/content/legal/types';

/** What was checked after the date of the text, separate from its clauses, with the sources. */
export function EditorNote({ text }: Pick<NoteBlock, 'text'>) {
  return (
    <div className="mt-6 max-w-171 border-rule border-l-6 pl-4 md:ml-16 md:max-w-155" role="note">
      <p className="text-small">
        <strong className="font-bold">{legalLabels.note}</strong> <RichText text={text} />
      </p>
      <Checked className="mt-2" of={text} />
      <SourceList className="mt-3" of={text} />
    </div>
  );
}
