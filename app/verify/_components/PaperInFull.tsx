import { RichText } from '@/components/ui/RichText';
import { certificationBySlug } from '@/content/certifications';
import { verifyPage } from '@/content/page-copy/verify';
import type { Paper } from '@/content/verify/types';
import { AddressRow } from './AddressRow';
import { Answers } from './Answers';
import { Minutes } from './Minutes';
import { PaperFlags } from './PaperFlags';
import { PaperRow } from './PaperRow';
import { Row } from './Row';
import { Said } from './Said';

const { paper: words, visibility, glance } = verifyPage;

/** One paper: what a real one shows, where and how to check it, what absence and presence mean. */
export function PaperInFull({ paper }: { paper: Paper }) {
  const { id, name, certifications, shows, lookUp, places, absence, presence, instead, flags } = paper;
  return (
    <Row
      heading={
        <hgroup>
          <h3 className="text-name">{name}</h3>
          {/* From 1181 px the table above says it. */}
          <p className="text-caption text-muted lg:hidden">
            {visibility[paper.visibility]}. {paper.minutes !== null && `${words.takes}: `}
            <Minutes {...paper} />. {glance.columns.answer}: <Answers answer={paper.answer} />.
          </p>
        </hgroup>
      }
      id={id}
    >
      <PaperRow title={words.shows}>
        <ul className="list-disc pl-4 marker:text-muted md:columns-2 md:gap-x-8">
          {shows.map((each) => (
            <li className="break-inside-avoid py-0.5" key={each.text}>
              <Said of={each} />
            </li>
          ))}
        </ul>
      </PaperRow>
      <PaperRow title={words.lookUp}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          {lookUp.map((address) => (
            <AddressRow id={address} key={address} />
          ))}
        </ul>
      </PaperRow>
      <PaperRow title={words.places}>
        <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2 print:grid-cols-2">
          {places
            .filter(({ listsShows }) => !listsShows)
            .map(({ title, text }) => (
              <div key={title}>
                <dt className="font-bold">{title}</dt>
                <dd className="max-w-measure">
                  <RichText text={text} />
                </dd>
              </div>
            ))}
        </dl>
      </PaperRow>
      {certifications.length > 0 && (
        <PaperRow title={words.scope}>
          <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2 print:grid-cols-2">
            {certifications.map(({ slug, scope }) => (
              <div key={slug}>
                <dt className="font-bold">
                  <a className="word-link inline-block min-h-6" href={`/certifications/${slug}`}>
                    {certificationBySlug[slug].title}
                  </a>
                </dt>
                <dd className="max-w-measure">
                  <RichText text={scope} />
                </dd>
              </div>
            ))}
          </dl>
        </PaperRow>
      )}
      <dl className="grid gap-x-8 gap-y-3 border-rule border-t py-3 lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col">
        {([absence, presence, instead] as const).map(
          (each, index) =>
            each && (
              <div key={each.text}>
                <dt className="text-small text-muted">
                  {[words.absence, words.presence, words.instead][index]}
                </dt>
                <dd className="text-small">
                  <Said of={each} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <PaperRow title={words.flags}>
        <PaperFlags flags={flags} />
      </PaperRow>
    </Row>
  );
}
