import { Page } from '@/components/layout/Page';
import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { Columns } from '@/components/parts/Columns';
import { Head } from '@/components/parts/Head';
import { Note } from '@/components/parts/Note';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PointList } from '@/components/parts/PointList';
import { Sources } from '@/components/parts/Sources';
import { Steps } from '@/components/parts/Steps';
import { Words } from '@/components/parts/Words';
import { RichText } from '@/components/ui/RichText';
import { checkedOn } from '@/content/certainty';
import { factLabels } from '@/content/facts/labels';
import { verifyPage as copy, verifyCall } from '@/content/page-copy/verify';
import { papers } from '@/content/verify';
import { absenceSteps, forged } from '@/content/verify/absence';
import { certificatePlaces } from '@/content/verify/certificate';
import { paperCases } from '@/content/verify/contract';
import { redFlags } from '@/content/verify/flags';
import { formatDate, oneWord } from '@/lib/figures/format';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { pdfSize, savedName } from '@/lib/pdf/files';
import { fill } from '@/lib/text/fill';
import { verifyChecked } from '@/lib/verify/checked';
import { CertificateDrawing } from './_components/CertificateDrawing';
import { Chain } from './_components/Chain';
import { Clause } from './_components/Clause';
import { DataRoom } from './_components/DataRoom';
import { PaperFold } from './_components/PaperFold';
import { Registers } from './_components/Registers';

export const metadata = pageMetadata('/verify');

/** How a buyer or an investor checks a supplier's papers. */
export default async function VerifyPage() {
  const { sources } = factLabels;
  return (
    <Page path="/verify">
      <Head
        crumbs={crumbs('/verify')}
        lead={copy.lead}
        note={fill(checkedOn, { day: oneWord(formatDate(verifyChecked)) })}
        title={copy.title}
      >
        <OnThisPage {...copy.contents} />
        <p className="print:hidden">
          <a className="download" download={savedName('papers', 'checklist')} href="/verify/checklist.pdf">
            {copy.download.words}{' '}
            <small>{fill(copy.download.file, { size: await pdfSize('papers', 'checklist') })}</small>
          </a>
        </p>
      </Head>
      <Band compact ground="tint" id="red-flags" lead={copy.flags.rule} title={copy.flags.title}>
        <ol className="part-points part-numbered part-three">
          {redFlags.map((flag, index) => (
            <li id={`red-flag-${index + 1}`} key={index}>
              <Words of={flag} />
            </li>
          ))}
        </ol>
      </Band>
      <Band compact ground="tint" id="clause" lead={copy.clause.note} size="sub" title={copy.clause.title}>
        <Columns split="8-4">
          <Clause />
          <p>{copy.clause.terms}</p>
        </Columns>
      </Band>
      <Band compact id="places" lead={copy.certificate.lead} title={copy.certificate.title}>
        <Columns split="4-8">
          <CertificateDrawing />
          <PointList
            items={certificatePlaces.map(({ title, where, ...place }) => (
              <>
                <b>{title}.</b> <Words of={place} /> ({where})
              </>
            ))}
            mark="number"
          />
        </Columns>
      </Band>
      <Band compact ground="ink" id="chain" size="sub" title={copy.chain.title}>
        <Chain />
      </Band>
      <Band compact id="papers" title={copy.papers.title}>
        <p id="five-questions">
          {copy.questions}{' '}
          <span id="closed">
            <RichText text={copy.papers.closed} />
          </span>
        </p>
        {papers.map((paper) => (
          <PaperFold key={paper.id} paper={paper} />
        ))}
      </Band>
      <Band
        compact
        ground="tint"
        id="not-found"
        lead={copy.notFound.lead}
        size="sub"
        title={copy.notFound.title}
      >
        <Columns split="8-4">
          <Steps
            items={absenceSteps.map(({ day, title, text }) => ({
              title: fill(copy.notFound.day, { day, title }),
              text,
            }))}
            line
          />
          <Note text={forged} />
        </Columns>
      </Band>
      <Band compact id="contract" size="sub" title={copy.contract.title}>
        {paperCases.map(({ id, title, answer, short, points }) => (
          <AnswerFold answer={answer} id={id} key={id} name={title} short={short}>
            <PointList items={points} />
          </AnswerFold>
        ))}
      </Band>
      <Band compact id="registers" size="sub" title={copy.nations.title}>
        <Registers />
        <DataRoom />
        <AnswerFold answer={sources.note} id="sources" name={sources.title} short={sources.short}>
          <Sources of={papers} />
        </AnswerFold>
        <Note {...verifyCall} />
      </Band>
    </Page>
  );
}
