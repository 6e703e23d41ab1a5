import { BranchLine } from '@/components/line/BranchLine';
import { Stop } from '@/components/line/Stop';
import { Terminal } from '@/components/line/Terminal';
import { Checklist } from '@/components/ui/Checklist';
import { Fold } from '@/components/ui/Fold';
import type { FilesBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { fill } from '@/lib/text/fill';
import { CertificationLinks } from '../CertificationLinks';

/** Documentation checklists as three stops of a line that ends. */
export function Files({ block }: { block: FilesBlock }) {
  return (
    <div className="relative mt-8 md:mt-16">
      <div className="max-md:hidden">
        <BranchLine className="top-4" />
        <Terminal className="-top-0.75 right-0 h-11.5 w-2.5" />
      </div>
      <ul className="grid gap-x-6 gap-y-6 md:grid-cols-3">
        {block.files.map(({ title, purpose, feeds, items }) => (
          <li key={title}>
            <Stop className="relative max-md:hidden" size="md" />
            <h3 className="text-name md:mt-8">{title}</h3>
            <p className="text-small">{purpose}</p>
            <div className="mb-4 flex gap-2 text-small">
              <span className="py-0.5 text-muted">{stationLabels.work.feeds}</span>
              <CertificationLinks slugs={[feeds]} />
            </div>
            <Fold compact title={fill(stationLabels.items, { count: items.length })}>
              <Checklist items={items} />
            </Fold>
          </li>
        ))}
      </ul>
    </div>
  );
}
