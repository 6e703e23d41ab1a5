import { Page } from '@/components/layout/Page';
import { Band } from '@/components/parts/Band';
import { DataTable } from '@/components/parts/DataTable';
import { Head } from '@/components/parts/Head';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PointList } from '@/components/parts/PointList';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import {
  certificates,
  comingLimits,
  euMoneyLines,
  type Program,
  partsList,
  programs,
  smallPrograms,
} from '@/content/buyers/eu-money';
import type { BuyerFact } from '@/content/buyers/types';
import { checkedOn } from '@/content/certainty';
import { buyersCall } from '@/content/page-copy/buyers';
import { euMoneyPage as copy } from '@/content/page-copy/eu-money';
import { newestCheck } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { formatDate, oneWord } from '@/lib/figures/format';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { Line } from '../_components/Line';
import { LineSources } from '../_components/LineSources';
import { Lines } from '../_components/Lines';

export const metadata = pageMetadata('/buyers/eu-money');

const lines = euMoneyLines;
const numbers = numbersOf(lines);
const all = (of: readonly BuyerFact[]) => <Lines lines={of} numbers={numbers} />;
const points = (of: readonly BuyerFact[]) => (
  <PointList items={of.map((line) => <Line key={line.text} line={line} numbers={numbers} />)} />
);
const nameOf = ({ name, address }: Program) => <AddressLink id={address}>{name}</AddressLink>;
const { certificates: certified, limits, programs: small, questions, three } = copy;

/** Money of the EU and of small programs, publication limits, and whether any of it asks or pays for a certificate. */
export default function EuMoneyPage() {
  return (
    <Page path="/buyers/eu-money">
      <Head
        crumbs={crumbs('/buyers/eu-money')}
        facts={[
          ...programs.map(({ id, short }) => ({ term: (id ?? '').toUpperCase(), text: short ?? '' })),
          copy.certification,
        ]}
        lead={copy.lead}
        note={fill(checkedOn, { day: oneWord(formatDate(newestCheck(lines))) })}
        title={copy.title}
      >
        <OnThisPage
          items={Object.entries(questions).map(([id, title]) => ({ id, title }))}
          title={copy.contents}
        />
      </Head>
      <Band id={three.id} title={three.title}>
        <DataTable
          caption={three.title}
          columns={[
            { label: three.columns[0], cell: nameOf, width: 'm' },
            { label: three.columns[1], cell: ({ who }) => all(who) },
            { label: three.columns[2], cell: ({ pays }) => all([pays]) },
            { label: three.columns[3], cell: ({ also = [] }) => all(also) },
          ]}
          rowId={({ id }) => id}
          rows={programs}
        />
        {points([partsList])}
      </Band>
      <Band ground="tint" id={small.id} lead={small.lead} title={small.title}>
        <DataTable
          caption={small.title}
          columns={[
            { label: small.columns[0], cell: nameOf, width: 'm' },
            { label: small.columns[1], cell: ({ who }) => all(who) },
            { label: small.columns[2], cell: ({ pays }) => all([pays]) },
          ]}
          rows={smallPrograms}
        />
      </Band>
      <Band id={certified.id} lead={certified.lead} size="sub" title={certified.title}>
        {points(certificates)}
      </Band>
      <Band id={limits.id} size="sub" title={limits.title}>
        <p>
          <RichText text={`${limits.now} ${limits.rule}`} />
        </p>
        {points(comingLimits)}
      </Band>
      <LineSources lines={lines} />
      <ClosingCall {...buyersCall} />
    </Page>
  );
}
