import { preload } from 'react-dom';
import { ClockHours } from '@/components/art/ClockHours';
import { CostDimension } from '@/components/art/CostDimension';
import { BannerCarousel } from '@/components/interactive/BannerCarousel';
import { LabeledProduct } from '@/components/interactive/marked/LabeledProduct';
import { drawingUrl } from '@/components/interactive/marked/leaders';
import { RouteChoices } from '@/components/interactive/network/RouteChoices';
import { PlanLink, RouteRuler } from '@/components/interactive/network/RouteRuler';
import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { type ClaimName, certificationMonths } from '@/content/claims';
import { bannerLabels } from '@/content/labels';
import { stationPath } from '@/content/navigation';
import { claimId, claimOrder, home, type SlideCopy } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import { formatMonths, formatTolerance } from '@/lib/figures/format';
import { journeyMonths } from '@/lib/figures/journey';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

const { label, slides, action, art, targets, line } = home.banner;

/** Renders the banner: seven slides, and below them one ruler of months and one action that all slides share. */
export function Banner() {
  preload(drawingUrl('drones'), { as: 'image', fetchPriority: 'high' });
  return (
    <>
      {/* The page needs a heading that does not change with the slide. */}
      <h1 className="sr-only">{home.heading}</h1>
      <BannerCarousel
        action={
          <div className="framed trunk banner-action pointer-events-none relative z-3 live:before:hidden">
            <PlanLink>{action}</PlanLink>
          </div>
        }
        label={label}
        labels={bannerLabels}
        line={
          <div className="framed trunk banner-line relative z-3 col-start-1 pt-2 live:row-start-3 md:pt-0 md:pb-6">
            <RouteRuler
              first={certificationMonths}
              ready={journeyMonths}
              stations={stationList.map(({ months }) => months.from - 1)}
            >
              <JourneyLine />
            </RouteRuler>
          </div>
        }
        slides={slides.map((slide) => ({
          id: slide.id,
          name: slide.name,
          theme: slide.theme,
          station: slide.station,
          content: <SlideContent slide={slide} />,
        }))}
      />
    </>
  );
}

/** Renders a slide: heading, text, link and drawing; the first slide also has the two route choices. */
function SlideContent({ slide: { id, title, lead, claim, more, wide, action: link } }: { slide: SlideCopy }) {
  return (
    <>
      <div className="framed slide-copy">
        <h2>{title.join('\n')}</h2>
        <p>
          <RichText text={lead} terms={false} />
          {claim && <NoteLink name={claim} />} <RichText text={more} terms={false} />
          {wide && (
            <span className="max-md:hidden">
              {' '}
              <RichText text={wide} terms={false} />
            </span>
          )}
        </p>
        {id === 'journey' && <RouteChoices />}
      </div>
      <div className="framed slide-link">
        <ButtonLink href={link.href} variant="outline">
          {link.label}
        </ButtonLink>
      </div>
      <div className="framed slide-art">
        <SlideArt id={id} />
      </div>
    </>
  );
}

/** Renders the superscript number of a claim, which links to the note of the claim. */
function NoteLink({ name }: { name: ClaimName }) {
  const number = claimOrder.indexOf(name) + 1;
  return (
    <sup>
      <a
        aria-label={fill(home.why.toNote, { number })}
        className="border-line border-b-2 px-0.5 font-bold text-caption no-underline hover:border-fg"
        href={`#${claimId(name)}`}
      >
        {number}
      </a>
    </sup>
  );
}

/** Renders the drawing of a slide. CSS places it below the text on mobile and to the right from 761 px up. */
function SlideArt({ id }: { id: SlideCopy['id'] }) {
  switch (id) {
    case 'journey':
      return <LabeledProduct />;
    case 'quality':
      return (
        <dl className="grid grid-cols-2 gap-x-6 ink-t table:mt-12 table:w-120">
          {targets.map(({ aim, value, label: target }) => (
            <div className="flex flex-col-reverse justify-end hair-b py-4" key={aim}>
              <dt className="text-small">{target}</dt>
              <dd className="text-figure numerals">{formatTolerance(aim, value)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'cost':
      return (
        <div aria-label={plainText(art.cost)} className="slide-image" role="img">
          <CostDimension />
        </div>
      );
    default: {
      // The container has the accessible name. The image has none, so the browser shows no broken-image icon when the
      // file fails to load. While the carousel runs, only the files of the current and the next slide are loaded.
      const name = id === 'drones' ? undefined : art[id];
      return (
        <div className="slide-image" {...(name && { role: 'img', 'aria-label': name })}>
          <img alt="" loading="lazy" src={`/art/slides/${id}.svg`} />
          {id === 'contact' && (
            <svg
              aria-hidden="true"
              height="560"
              preserveAspectRatio="xMaxYMid"
              viewBox="-300 -284 560 560"
              width="560"
            >
              <ClockHours />
            </svg>
          )}
        </div>
      );
    }
  }
}

/**
 * Renders the links to the five stations, each above its stop: a column is a month, Quality spans two. The colors follow
 * the theme of the current slide with the duration of the cross-fade. Hidden on mobile, where the stops are too close
 * together for links.
 */
function JourneyLine() {
  return (
    <nav aria-label={line} className="max-md:hidden">
      <Bend className="top-[calc(var(--journey)-3.5rem)]" />
      <ol className="journey">
        {stationList.map(({ slug, number, name, months }) => (
          <li key={slug}>
            <a href={stationPath(slug)}>
              <Stop size="sm">{number}</Stop>
              <b className="text-small">{name}</b> <span className="sr-only">{formatMonths(months)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
