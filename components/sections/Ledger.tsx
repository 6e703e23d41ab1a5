import { SectionFrame, type Theme } from '@/components/ui/SectionFrame';
import { factLabels } from '@/content/facts/labels';
import { ledger, type SiteCount } from '@/content/page-copy/ledger';
import { formatDate } from '@/lib/figures/format';
import { siteCounts } from '@/lib/figures/site-counts';
import { pageCheck } from '@/lib/rules/register';

const { title, checked, items } = ledger;

/** Renders what a visitor can check free of charge, as counts that link to their pages. */
export function Ledger({ theme = 'tint' }: { theme?: Theme }) {
  return (
    <SectionFrame
      className="gap-x-gap py-6 md:py-8 lg:grid lg:grid-cols-four-eight lg:items-center print:py-2"
      labelledBy="ledger"
      pad="none"
      theme={theme}
    >
      <div>
        <h2 className="text-name" id="ledger">
          {title}
        </h2>
        <p className="mt-1 text-muted text-small">
          {checked} {`${factLabels.checked} ${formatDate(pageCheck)}.`}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3 max-lg:mt-4 max-xs:grid-cols-2 enlarged:grid-cols-1 md:grid-cols-5">
        {(Object.keys(items) as SiteCount[]).map((name) => (
          <li key={name}>
            <a className="flex h-full flex-col border-rule border-l pl-2" href={items[name].href}>
              <b className="text-figure numerals">{siteCounts[name]}</b>{' '}
              <span className="word-link text-balance text-small">{items[name].label}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
