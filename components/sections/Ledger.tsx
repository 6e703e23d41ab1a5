import { SectionFrame, type Theme } from '@/components/ui/SectionFrame';
import { factLabels } from '@/content/facts/labels';
import { ledger, type SiteCount } from '@/content/page-copy/ledger';
import { formatDate } from '@/lib/figures/format';
import { siteCounts } from '@/lib/figures/site-counts';
import { pageCheck } from '@/lib/rules/register';
import './ledger.css';

const { title, checked, items } = ledger;

/** Renders what a visitor can check free of charge, as counts that link to their pages. */
export function Ledger({ theme = 'tint' }: { theme?: Theme }) {
  return (
    <SectionFrame className="ledger" labelledBy="ledger" pad="none" theme={theme}>
      <div>
        <h2 className="text-name" id="ledger">
          {title}
        </h2>
        <p className="mt-1 text-muted text-small">
          {checked} {`${factLabels.checked} ${formatDate(pageCheck)}.`}
        </p>
      </div>
      <ul>
        {(Object.keys(items) as SiteCount[]).map((name) => (
          <li key={name}>
            <a href={items[name].href}>
              <b>{siteCounts[name]}</b> <span>{items[name].label}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
