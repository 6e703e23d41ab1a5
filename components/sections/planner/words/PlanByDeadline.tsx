import { longMonth } from '@/lib/planner/engine/calendar-months';
import type { Plan } from '@/lib/planner/engine/types';
import { progressText } from '@/lib/planner/words/deadlines';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

/** What exists at a deadline that not every run meets, and when one would have to start. */
export function PlanByDeadline({ plan: { deadline, items }, words }: { plan: Plan; words: PlannerWords }) {
  if (!deadline || deadline.fit === 'deadline-fits') return null;
  const { by, latestStart } = words.copy;
  return (
    <div className="mt-12">
      <h3 className="pb-3 text-name">{by.title}</h3>
      {deadline.fit === 'deadline-missed' && (
        <p className="max-w-measure pb-4 text-small">{words.rules[deadline.rule]}</p>
      )}
      <div className="grid gap-6 border-fg border-t-2 pt-4 text-small md:grid-cols-2">
        {(['short', 'long'] as const).map((run) => (
          <div key={run}>
            <p className="text-small text-muted">{by[run]}</p>
            <ul>
              {deadline.by[run].map((progress) => (
                <li key={progress.certification}>{progressText(progress, items, words)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-3 text-small">
        {fill(latestStart, {
          short: longMonth(deadline.latestStart[0]),
          long: longMonth(deadline.latestStart[1]),
        })}
      </p>
    </div>
  );
}
