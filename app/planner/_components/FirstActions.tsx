import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { firstCopy } from '@/content/page-copy/planner';
import { actions } from '@/content/planner/actions';
import { fill } from '@/lib/text/fill';
import { FirstAction } from './FirstAction';

/** Every action that a plan can begin with; the choices hide those that do not hold. */
export function FirstActions() {
  return (
    <Section className="group-has-[[data-planned]]/page:print:hidden" labelledBy="first">
      <div className="first-actions" data-first="">
        <Heading id="first" level={2}>
          {firstCopy.title}
        </Heading>
        <p className="first-empty mt-6 max-w-measure border-fg border-l-8 pl-4 text-lead" data-script="">
          <RichText terms={false} text={firstCopy.empty} />
        </p>
        <p className="mt-4 max-w-measure text-lead" data-noscript="">
          {firstCopy.unscripted}
        </p>
        <p className="first-lead mt-4 max-w-measure text-lead" data-first-lead="" data-script="" />
        <ol className="mt-8 print:hidden noscript:print:block!">
          {actions.map((action) => (
            <FirstAction action={action} key={action.id} />
          ))}
        </ol>
        <div className="first-later" data-inactive="" data-later="">
          <h3 className="text-name">{firstCopy.later}</h3>
          <ul className="mt-2 grid gap-x-8 gap-y-1 text-small md:grid-cols-2">
            {actions.map(({ id, title, letters }) =>
              (letters.length > 0 ? letters : [undefined]).map((one, place) => (
                <li
                  className="py-1"
                  data-after={`${id}.${one ? place : -1}`}
                  data-inactive=""
                  key={`${one?.letter}${one?.civil}`}
                >
                  {one ? (
                    <a className="underline underline-offset-link" href={`/letters#letter-${one.letter}`}>
                      {title}: {fill(firstCopy.letter, { letter: one.letter })}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              )),
            )}
          </ul>
        </div>
      </div>
    </Section>
  );
}
