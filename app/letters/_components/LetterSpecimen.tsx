import { LetterTools } from '@/components/interactive/LetterTools';
import { LetterButtons, LetterPreview } from '@/components/parts/Letter';
import { letterLabels as copy, letterCopy, lettersPage } from '@/content/page-copy/letters';
import { letterById } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

const letter = letterById(lettersPage.specimen);
const english = { ...letter, versions: [letter.versions[0]] as const };

/** Renders one letter in full as a sheet, so that a reader sees what the page offers. */
export const LetterSpecimen = () => (
  <figure className="max-lg:mt-8">
    <div className="ink-t px-6 pt-5 pb-6" data-theme="sheet">
      <LetterTools words={letterCopy}>
        <LetterPreview letter={english} />
        <div className="mt-6">
          <LetterButtons letter={english} />
        </div>
      </LetterTools>
    </div>
    <figcaption className="part-caption mt-3">
      {fill(lettersPage.specimenCaption, { name: fill(copy.name, { id: letter.id }), title: letter.title })}
    </figcaption>
  </figure>
);
