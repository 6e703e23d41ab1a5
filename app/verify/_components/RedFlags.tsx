import { SectionHead } from '@/components/sections/SectionHead';
import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { redFlags } from '@/content/verify/flags';

const { title, lead, rule } = verifyPage.flags;

/** The red flags, numbered, and what one of them or two ask for. */
export function RedFlags() {
  return (
    <Section ground="tint" labelledBy="red-flags" pad="part">
      <SectionHead id="red-flags" lead={lead} title={title} />
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
              <RichText text={flag.text} />
              <Certainty of={flag.certainty} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-30em border-fg border-l-8 pl-6 text-name">{rule}</p>
    </Section>
  );
}
