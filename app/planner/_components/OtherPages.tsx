import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Section } from '@/components/parts/Section';
import { RichText } from '@/components/ui/RichText';
import { examplesCopy, otherPagesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';

/** Renders links to the worked plans and the rules. */
export function OtherPages() {
  return (
    <Section screenOnly>
      <div className="print:hidden">
        <AnswerDisclosure answer={otherPagesCopy.plans} name={examplesCopy.title}>
          <ul className="part-plain-links">
            {examples.map(({ id, title }) => (
              <li key={id}>
                <a href={`/planner/plans#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </AnswerDisclosure>
      </div>
      <p>
        <a className="word-link" href="/planner/rules">
          {otherPagesCopy.rules}
        </a>
      </p>
      <p className="print:hidden">
        <RichText terms={false} text={otherPagesCopy.otherSources} />
      </p>
    </Section>
  );
}
