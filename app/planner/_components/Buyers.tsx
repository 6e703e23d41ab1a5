import { questionCopy } from '@/content/page-copy/planner';
import { buyers } from '@/content/planner/buyers';
import { Choice } from './Choice';

/** The buyers in three groups: nations, agencies, others. */
export function Buyers() {
  return (
    <div className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1">
      <Group
        className="lg:col-span-2 xl:col-span-1"
        group="nation"
        listClassName="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-6 md:grid-cols-1 lg:grid-cols-2 xl:gap-x-4"
      />
      <div>
        <Group className="max-md:mt-4 xl:mt-4" group="agency" />
        <Group className="mt-4" group="other" />
      </div>
    </div>
  );
}

interface GroupProps {
  group: 'nation' | 'agency' | 'other';
  className?: string;
  listClassName?: string;
}

function Group({ group, className, listClassName }: GroupProps) {
  return (
    <div className={className}>
      <p className="pt-2 text-caption text-muted">{questionCopy.buyers.groups[group]}</p>
      <div className={listClassName}>
        {buyers
          .filter((buyer) => buyer.group === group)
          .map(({ code, name }) => (
            <Choice code={code} field="buyers" key={code} label={name} />
          ))}
      </div>
    </div>
  );
}
