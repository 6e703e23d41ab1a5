import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { examplesCopy, otherPagesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';

/** Worked plans and rules have pages of their own: here stand the ways there, each under the id that it had on this page. */
export function OtherPages() {
  return (
    <Section className="print:hidden" labelledBy="worked-plans" pad="part">
      <Heading id="worked-plans" level={2} size="page" stop={false}>
        <a className="word-link" href="/planner/plans">
          {examplesCopy.title}
        </a>
      </Heading>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {examples.map(({ id, title }) => (
          <li id={id} key={id}>
            <a className="word-link" href={`/planner/plans#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4" id="rules">
        <a className="word-link" href="/planner/rules">
          {otherPagesCopy.rules}
        </a>
      </p>
    </Section>
  );
}
