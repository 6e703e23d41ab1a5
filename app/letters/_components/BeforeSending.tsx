import { RichText } from '@/components/ui/RichText';
import { lettersPage } from '@/content/page-copy/letters';

/** What holds for every letter. */
export function BeforeSending() {
  const { title, points } = lettersPage.before;
  return (
    <section aria-labelledby="before-sending" className="mt-12 pb-section">
      <h2 className="text-sub" id="before-sending">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-12 gap-y-4 border-fg border-t-2 pt-4 lg:grid-cols-2">
        {points.map((point) => (
          <li className="max-w-measure text-small" key={point}>
            <RichText text={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}
