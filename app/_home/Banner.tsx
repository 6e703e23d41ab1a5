import { preload } from 'react-dom';
import { ClockHours } from '@/components/art/ClockHours';
import { CostDimension } from '@/components/art/CostDimension';
import { BannerCarousel } from '@/components/interactive/BannerCarousel';
import { fileOf } from '@/components/interactive/marked/leaders';
import { MarkedProduct } from '@/components/interactive/marked/MarkedProduct';
import { RouteChoices } from '@/components/interactive/network/RouteChoices';
import { PlanLink, RouteFacts } from '@/components/interactive/network/RouteFacts';
import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { type ClaimName, certificationMonths } from '@/content/claims';
import { bannerLabels } from '@/content/labels';
import { stationPath } from '@/content/navigation';
import { claimId, claimOrder, home, type Slide } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import { formatMonths, formatTolerance } from '@/lib/figures/format';
import { journeyMonths } from '@/lib/figures/journey';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

const { label, slides, action, art, targets, line } = home.banner;

/** The banner: seven slides over one journey line and its three ends, and one action for all of them. */
export function Banner() {
  preload(fileOf('drones'), { as: 'image', fetchPriority: 'high' });
  return (
    <>
      {/* The slides' headings come and go; the page's own heading must not. */}
      <h1 className="sr-only">{home.heading}</h1>
      <BannerCarousel
        action={
          <div className="framed trunk banner-action">
            <PlanLink>{action}</PlanLink>
          </div>
        }
        label={label}
        labels={bannerLabels}
        line={
          <div className="framed trunk banner-line">
            <JourneyLine />
            <RouteFacts first={span(certificationMonths)} ready={span(journeyMonths)} />
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

const span = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}–${max}`);

/** One slide: heading, one or two sentences, its link, and its drawing beside them; on the first one the two choices. */
function SlideContent({ slide: { id, title, lead, claim, more, action: link } }: { slide: Slide }) {
  return (
    <>
      <div className="framed slide-copy">
        <h2>{title.join('\n')}</h2>
        <p>
          <RichText text={lead} terms={false} />
          {claim && <NoteLink name={claim} />} <RichText text={more} terms={false} />
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

/** The number of a claim's note after the words it belongs to; leads to the note. */
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

/** The drawing of each slide, under its words on the phone, else right of them. */
function SlideArt({ id }: { id: Slide['id'] }) {
  switch (id) {
    case 'journey':
      return <MarkedProduct />;
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
      // The box has the name: a file that fails has no words to put into the drawing's place, so no sign of a broken
      // image stands there. While the carousel runs, the file is fetched only for the slide in view and the next one.
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
 * The five stations, drawn to the scale of months: a column is a month, Quality takes two. One line for all slides; its
 * colors follow the slide in view at the pace of the cross-fade. On the phone the rings alone have room.
 */
function JourneyLine() {
  return (
    <nav aria-label={line} className="relative">
      <Bend className="-top-8.5" />
      <ol className="journey">
        {stationList.map(({ slug, number, name, months }) => (
          <li className="relative min-w-0" key={slug}>
            <a href={stationPath(slug)}>
              <Stop size="lg">{number}</Stop>
              <span>
                <b>{name}</b>{' '}
                <span className="text-muted text-small whitespace-nowrap">{formatMonths(months)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
