import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { certainties, certaintyKey, certaintyWords } from '@/content/certainty';
import { aboutPage } from '@/content/page-copy/about';
import { isWorded } from '@/lib/certainty/words';

/** How rules, prices and months are checked, and what the words beside them mean; the key of every page leads here. */
export function Method() {
  const { title, text, after } = aboutPage.method;
  return (
    <Section className="scroll-mt-24 py-8 md:py-12" id="method" labelledBy="method-title" pad="none">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <Heading className="lg:col-span-5" id="method-title" level={2} size="sub">
          {title}
        </Heading>
        <div className="lg:col-span-7">
          <Prose paragraphs={text} />
          <dl className="my-4 max-w-measure">
            {certainties.filter(isWorded).map((each) => (
              <div className="border-rule border-t py-2" key={each}>
                <dt className="inline font-bold">{certaintyWords[each]}:</dt>{' '}
                <dd className="inline">{certaintyKey.meanings[each]}</dd>
              </div>
            ))}
          </dl>
          <Prose paragraphs={after} />
        </div>
      </div>
    </Section>
  );
}
