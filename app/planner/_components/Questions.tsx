import { planCopy, questionCopy } from '@/content/page-copy/planner';
import { fill } from '@/lib/text/fill';
import { Buyers } from './Buyers';
import { Choices } from './Choices';
import { HeldStates } from './HeldStates';
import { MonthChoice } from './MonthChoice';
import { Question } from './Question';

const { start, deadline } = questionCopy;

/** The ten questions as toggle buttons; months move by previous and next. Nothing is typed. */
export function Questions() {
  return (
    <div
      className="questions mx-auto grid max-w-frame gap-x-6 gap-y-8 pt-8 md:gap-y-12 pr-gutter pb-12 pl-axis md:grid-cols-2 md:pt-16 lg:grid-cols-12 xl:flex xl:flex-col xl:px-0 xl:pt-12 xl:pb-16 print:hidden"
      data-script
    >
      <Question className="md:col-span-2 lg:col-span-8" field="buyers">
        <Buyers />
      </Question>
      <Question className="lg:col-span-4" field="products">
        <Choices field="products" />
      </Question>
      <button className="question-more scroll-mb-28" data-more="" type="button">
        {fill(planCopy.phone.more, { n: planCopy.numbers[Object.keys(questionCopy).length - 2] ?? '' })}
      </button>
      <Question className="lg:col-span-4" field="data">
        <Choices field="data" />
      </Question>
      <Question className="lg:col-span-4" field="homeCountry">
        <Choices field="homeCountry" />
      </Question>
      <Question className="lg:col-span-4" field="usItem">
        <Choices field="usItem" />
      </Question>
      <div className="flex flex-col gap-8 md:gap-12 lg:col-span-4" data-rest-group="">
        <Question field="usPerson">
          <div className="max-md:choice-row">
            <Choices field="usPerson" />
          </div>
        </Question>
        <Question field="size">
          <div className="max-md:choice-row">
            <Choices field="size" />
          </div>
        </Question>
      </div>
      <Question className="md:col-span-2 lg:col-span-12" field="held">
        <HeldStates />
      </Question>
      <Question className="question-weapon md:col-span-2 lg:col-span-12" field="weapon">
        <Choices field="weapon" />
      </Question>
      <Question className="lg:col-span-6" field="start">
        <MonthChoice field="start" {...start} />
      </Question>
      <Question className="lg:col-span-6" field="deadline">
        <MonthChoice field="deadline" toggle={deadline} {...deadline} />
      </Question>
    </div>
  );
}
