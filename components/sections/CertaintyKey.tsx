import { Fragment } from 'react';
import { Section } from '@/components/ui/Section';
import { certainties, certaintyWords, certaintyKey as key } from '@/content/certainty';
import { pageWords } from '@/lib/certainty/page-words';
import { isWorded } from '@/lib/certainty/words';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** At the foot of a page that prints words of certainty: what each of them means, and where we say how we check. */
export function CertaintyKey() {
  const { used, offices } = pageWords();
  if (used.size === 0) return null;
  const confirm = fill(key.confirm, { offices: [...offices].map(plainText).join('; ') });
  return (
    <Section className="pt-6 print:py-2" ground="ink" pad="none">
      <p
        aria-label={key.label}
        className="max-w-measure text-caption text-muted"
        id="certainty-key"
        role="note"
      >
        {key.plain}{' '}
        {certainties.filter(isWorded).map(
          (each) =>
            used.has(each) && (
              <Fragment key={each}>
                <b className="font-bold">{certaintyWords[each]}</b>: {key.meanings[each]}
                {each === 'known' && offices.size > 0 && `; ${confirm}`}.{' '}
              </Fragment>
            ),
        )}
        <a className="underline underline-offset-link" href={key.link.href}>
          {key.link.label}
        </a>
      </p>
    </Section>
  );
}
