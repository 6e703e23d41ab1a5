import { ArrivalMark } from '@/components/interactive/ArrivalMark';
import { Terminal } from '@/components/line/Terminal';
import { rulesPage } from '@/content/page-copy/rules';
import { contentDate } from '@/content/site';
import { formatDate } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { RuleGroup } from './RuleGroup';
import { Views } from './Views';

/**
 * The register in four groups. The wrappers have the views' fragments as ids: the targeted one hides the groups of the
 * others, so that a view can be shared as an address and works without scripts.
 */
export function Register() {
  return (
    <div className="group/coming" data-view id="view-coming">
      <div className="group/open" data-view id="view-open">
        <div className="group/in-force" data-view id="view-in-force">
          <div className="group/superseded" data-view id="view-superseded">
            <Views />
            <ArrivalMark />
            <RuleGroup state="coming" />
            <RuleGroup state="open" />
            <Today />
            <RuleGroup state="in-force" />
            <RuleGroup state="superseded" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The content date as a bar on the trunk, between rules to come and rules in force. */
function Today() {
  const { calendar, today } = rulesPage;
  return (
    <p className="relative mt-16 flex flex-wrap items-center gap-x-4 gap-y-2 text-small group-target/coming:hidden group-target/open:hidden group-target/in-force:hidden group-target/superseded:hidden">
      <Terminal className="-left-to-rail h-2.5 w-11 -translate-x-1/2 max-md:hidden" />
      <span className="bg-fg px-3 py-2 font-bold text-ground print:border-2 print:text-fg">
        {fill(calendar.today, { date: formatDate(contentDate) })}
      </span>{' '}
      <span className="text-muted">{today}</span>
    </p>
  );
}
