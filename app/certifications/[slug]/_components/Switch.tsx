import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { RichContent } from '@/components/parts/RichContent';
import type { NeedCase } from '@/content/certifications/types';

/** Renders the cases in which a company needs a certification as points on a track, each with a branch to its answer. */
export function Switch({ cases }: { cases: readonly NeedCase[] }) {
  // The track has the color of the line up to the last branch that leads to the certification.
  const last = cases.findLastIndex(({ verdict }) => verdict === 'yes');
  return (
    <ul className="switch">
      {cases.map(({ title, answer, text, verdict }, index) => (
        <li className={clsx('switch-case', index < last && 'switch-on')} data-verdict={verdict} key={index}>
          <h3 className="text-name">
            <RichContent content={title} terms={false} />
          </h3>
          <div className="switch-track">
            {index === 0 && <Bend className="-top-10.25 max-lg:hidden!" />}
            {/* The track runs down on narrow screens, and across on wide ones. */}
            <svg aria-hidden="true" className="switch-branch lg:hidden" height="32" width="48">
              <path d="M14 -8L31 9Q35 13 40 13H46" />
              <path className="switch-end" d="M46 2V24" />
            </svg>
            <svg aria-hidden="true" className="switch-branch max-lg:hidden" height="80" width="80">
              <path d="M14 15L46 47Q50 51 50 57V70" />
              <path className="switch-end" d="M34 70H66" />
            </svg>
          </div>
          <p className="font-bold text-small lg:text-name">
            <RichContent content={answer} terms={false} />
          </p>
          <p className="text-small lg:mt-2">
            <RichContent content={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
