import { SectionHead } from '@/components/sections/SectionHead';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { redFlags } from '@/content/verify/flags';
import { certaintyOf } from '@/lib/certainty/words';
import { fill } from '@/lib/text/fill';

const { title, lead, rule } = verifyPage.flags;
/** Flags that no source stands behind: the lead says it once for all of them. */
const known = redFlags.flatMap(({ certainty }, index) => (certainty === 'known' ? index + 1 : []));

/** The red flags, numbered, and what one of them or two ask for. */
export function RedFlags() {
  return (
    <Section ground="tint" labelledBy="red-flags" pad="part">
      <SectionHead
        id="red-flags"
        lead={fill(lead, { flags: known.slice(0, -1).join(', '), last: known.at(-1) ?? '' })}
        title={title}
      />
      <ol className="mt-8 grid gap-x-12 border-fg border-t-2 md:grid-cols-2 lg:grid-flow-col lg:grid-cols-3 lg:grid-rows-4 print:mt-3">
        {redFlags.map((flag, index) => (
          <li
            className="grid scroll-mt-24 grid-cols-[2rem_1fr] border-rule border-b py-3 text-small print:py-2"
            id={`red-flag-${index + 1}`}
            key={flag.text}
          >
            <b aria-hidden="true" className="text-fg">
              {index + 1}
            </b>
            <p>
              <RichText text={flag.text} />{' '}
              {flag.certainty === 'reports' && (
                <span className="text-muted">({certaintyOf(flag.certainty)})</span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-30em border-fg border-l-8 pl-6 text-name">{rule}</p>
    </Section>
  );
}
