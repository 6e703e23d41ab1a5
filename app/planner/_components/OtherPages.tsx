import { Section } from '@/components/ui/Section';
import { examplesCopy, otherPagesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';

/** Worked plans and rules have pages of their own: here stand the ways there, each under the id that it had on this page. */
export function OtherPages() {
  return (
    <Section className="print:hidden pb-8" labelledBy="worked-plans" pad="none">
      <details className="part-fold" suppressHydrationWarning>
        <summary>
          <h2 id="worked-plans">{examplesCopy.title}</h2>
          <span className="part-answer">{otherPagesCopy.plans}</span>
        </summary>
        <ul className="part-plain-links pb-6">
          {examples.map(({ id, title }) => (
            <li id={id} key={id}>
              <a href={`/planner/plans#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
      <p className="pt-4" id="rules">
        <a className="word-link" href="/planner/rules">
          {otherPagesCopy.rules}
        </a>
      </p>
    </Section>
  );
}
