import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { questionCopy } from '@/content/page-copy/planner';
import { Choice } from './Choice';

/** Each certification with its three states: not held, in use, certificate. */
export function HeldStates() {
  return (
    <div className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-1">
      {certificationSlugs.map((slug) => (
        <fieldset
          className="grid items-center border-rule border-b pt-3 lg:grid-cols-kind lg:pt-0 xl:grid-cols-1 xl:pt-3"
          key={slug}
        >
          {/* Floated, a legend is a cell of the grid like any other. */}
          <legend className="float-left font-bold">{certificationBySlug[slug].title}</legend>
          <div className="choice-row">
            {questionCopy.held.options.map((option) => (
              <Choice
                field={`held.${slug}`}
                key={option.code}
                one
                pressed={option.code === 'none'}
                {...option}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
