import { HeadedFold } from '@/components/ui/HeadedFold';
import { RichText } from '@/components/ui/RichText';
import { certificationBySlug } from '@/content/certifications';
import { verifyPage } from '@/content/page-copy/verify';
import type { Paper } from '@/content/verify/types';
import { AddressRow } from './AddressRow';
import { Answers } from './Answers';
import { MinutesBar } from './MinutesBar';
import { PaperFlags } from './PaperFlags';
import { PaperRow } from './PaperRow';
import { Said } from './Said';

const { paper: words, visibility } = verifyPage;

/** One paper: what a real one shows, where and how to check it, what absence and presence mean. On the phone it is folded. */
export function PaperInFull({ paper }: { paper: Paper }) {
  const { id, name, certifications, shows, lookUp, places, absence, presence, instead, flags } = paper;
  return (
    <section aria-labelledby={`${id}-title`} className="scroll-mt-24" id={id}>
      <HeadedFold
        heading={
          <hgroup className="md:w-full md:border-fg md:border-b-2 md:pb-3 print:w-full">
            <h2 className="text-h4 md:text-page print:text-h3" id={`${id}-title`}>
              {name}
            </h2>
            <p className="text-label text-muted">{visibility[paper.visibility]}</p>
          </hgroup>
        }
        rowClass="max-md:border-fg max-md:border-t-2 md:min-h-0 md:p-0 print:min-h-0 print:p-0"
      >
        <PaperRow title={words.shows}>
          <ul className="stop-list">
            {shows.map((each) => (
              <li key={each.text}>
                <Said of={each} />
              </li>
            ))}
          </ul>
        </PaperRow>
        <PaperRow title={words.lookUp}>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {lookUp.map((address) => (
              <AddressRow id={address} key={address} />
            ))}
          </ul>
        </PaperRow>
        <PaperRow title={words.places}>
          <dl className="grid gap-3">
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
            <dl className="grid gap-3">
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
        {([absence, presence, instead] as const).map(
          (each, index) =>
            each && (
              <PaperRow key={each.text} title={[words.absence, words.presence, words.instead][index] ?? ''}>
                <p className="max-w-measure">
                  <Said of={each} />
                </p>
              </PaperRow>
            ),
        )}
        <PaperRow title={words.flags}>
          <PaperFlags flags={flags} />
        </PaperRow>
        <PaperRow title={words.takes}>
          <MinutesBar before={paper.before} minutes={paper.minutes} />
          <p className="mt-2">
            {verifyPage.glance.columns.answer}: <Answers answer={paper.answer} />
          </p>
        </PaperRow>
      </HeadedFold>
    </section>
  );
}
