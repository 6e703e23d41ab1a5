import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { nextMonth, questionCopy } from '@/content/page-copy/planner';
import { buyers } from '@/content/planner/buyers';
import { type QuestionField, questionFields } from '@/content/planner/codes';
import { openAnswers } from '@/lib/planner/answers';
import { Choice } from './Choice';
import { MonthChoice } from './MonthChoice';
import { Question } from './Question';

const { buyers: who, products, data, usParts, seat, size, held, start, deadline } = questionCopy;
const numberOf = (field: QuestionField) => questionFields.indexOf(field) + 1;
/** What is pressed before the first choice. */
const open = openAnswers('');

/** The nine questions as toggle buttons; months move by previous and next. Nothing is typed. */
export function Questions() {
  return (
    <div
      className="mx-auto grid max-w-frame gap-x-6 gap-y-12 pt-10 pr-gutter pb-14 pl-axis md:grid-cols-2 md:pt-16 lg:grid-cols-12 xl:flex xl:flex-col xl:px-0 xl:pt-14 print:hidden"
      data-script
    >
      <Question
        field="buyers"
        className="md:col-span-2 lg:col-span-8"
        hint={who.hint}
        label={who.label}
        number={numberOf('buyers')}
      >
        <div className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1">
          <BuyerGroup
            className="lg:col-span-2 xl:col-span-1"
            group="nation"
            listClassName="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-6 md:grid-cols-1 lg:grid-cols-2 xl:gap-x-4"
          />
          <div>
            <BuyerGroup className="xl:mt-4" group="agency" />
            <BuyerGroup className="mt-4" group="other" />
          </div>
        </div>
      </Question>
      <Question
        field="products"
        className="lg:col-span-4"
        hint={products.hint}
        label={products.label}
        number={numberOf('products')}
      >
        {products.options.map((option) => (
          <Choice field="products" key={option.code} {...option} />
        ))}
      </Question>
      <Question
        field="data"
        className="lg:col-span-4"
        hint={data.hint}
        label={data.label}
        number={numberOf('data')}
      >
        {data.options.map((option) => (
          <Choice
            alone={option.code === 'NOT_TOLD' || option.code === 'NONE'}
            field="data"
            key={option.code}
            open={option.code === 'NOT_TOLD'}
            pressed={open.data.includes(option.code)}
            {...option}
          />
        ))}
      </Question>
      <Question
        field="seat"
        className="lg:col-span-4"
        hint={seat.hint}
        label={seat.label}
        number={numberOf('seat')}
      >
        {seat.options.map((option) => (
          <Choice field="seat" key={option.code} one pressed={option.code === open.seat} {...option} />
        ))}
      </Question>
      <div className="flex flex-col gap-12 lg:col-span-4">
        <Question field="usParts" label={usParts.label} number={numberOf('usParts')}>
          {usParts.options.map((option) => (
            <Choice
              field="usParts"
              key={option.code}
              one
              pressed={option.code === open.usParts}
              {...option}
            />
          ))}
        </Question>
        <Question field="size" hint={size.hint} label={size.label} number={numberOf('size')}>
          {size.options.map((option) => (
            <Choice field="size" key={option.code} one pressed={option.code === open.size} {...option} />
          ))}
        </Question>
      </div>
      <Question
        field="held"
        className="md:col-span-2 lg:col-span-12"
        hint={held.hint}
        label={held.label}
        number={numberOf('held')}
      >
        <div className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-1">
          {certificationSlugs.map((slug) => (
            <fieldset
              aria-labelledby={`held-${slug}`}
              className="grid items-center border-rule border-b pt-3 lg:grid-cols-[9rem_1fr] lg:pt-0 xl:grid-cols-1 xl:pt-3"
              key={slug}
            >
              <p className="font-semibold" id={`held-${slug}`}>
                {certificationBySlug[slug].title}
              </p>
              <div className="grid grid-cols-[auto_auto_1fr] gap-x-4 [&>button]:gap-2.5 [&>button]:border-b-0">
                {held.options.map((option) => (
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
      </Question>
      <Question className="lg:col-span-6" label={start.label} number={questionFields.length + 1}>
        <MonthChoice earlier={start.earlier} empty={nextMonth} field="start" later={start.later} />
      </Question>
      <Question className="lg:col-span-6" label={deadline.label} number={questionFields.length + 2}>
        <MonthChoice
          earlier={deadline.earlier}
          empty={deadline.none}
          field="deadline"
          later={deadline.later}
          toggle={deadline}
        />
      </Question>
    </div>
  );
}

interface BuyerGroupProps {
  group: 'nation' | 'agency' | 'other';
  className?: string;
  listClassName?: string;
}

function BuyerGroup({ group, className, listClassName }: BuyerGroupProps) {
  return (
    <div className={className}>
      <p className="pt-2 text-caption text-muted">{who.groups[group]}</p>
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
