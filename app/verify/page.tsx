import {
  CopyLetterButton,
  CopyRefusal,
  LetterTools,
  LetterVersion,
} from '@/components/interactive/LetterTools';
import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { Note } from '@/components/parts/Note';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { Steps } from '@/components/parts/Steps';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { factLabels } from '@/content/facts/labels';
import { letterLabels } from '@/content/page-copy/letters';
import { clauseCopy, verifyPage as copy, verifyCall } from '@/content/page-copy/verify';
import { verifiableDocuments } from '@/content/verify';
import { absenceSteps, forged } from '@/content/verify/absence';
import { certificatePlaces } from '@/content/verify/certificate';
import { documentCases, validityClause } from '@/content/verify/contract';
import { redFlags } from '@/content/verify/flags';
import { letterMail } from '@/lib/letters/letter';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { downloadFilename } from '@/lib/pdf/files';
import { fill } from '@/lib/text/fill';
import { verifyChecked } from '@/lib/verify/checked';
import { dataRoom } from '@/lib/verify/data-room';
import { CertificateDrawing } from './_components/CertificateDrawing';
import { Chain } from './_components/Chain';
import { DocumentDisclosure } from './_components/DocumentDisclosure';
import { Registers } from './_components/Registers';

export const metadata = pageMetadata('/verify');

/** Renders how a buyer or an investor checks the documents of a supplier. */
export default function VerifyPage() {
  const { sources } = factLabels;
  return (
    <Page path="/verify">
      <PageHeader checked={verifyChecked} crumbs={crumbs('/verify')} lead={copy.lead} title={copy.title}>
        <OnThisPage {...copy.contents} />
        <p className="print:hidden">
          <a
            className="download max-w-100"
            download={downloadFilename('papers', 'checklist')}
            href="/verify/checklist.pdf"
          >
            <span>
              {copy.download.words}{' '}
              <small className="font-normal text-muted text-small">{copy.download.file}</small>
            </span>
            <Icon name="download" />
          </a>
        </p>
      </PageHeader>
      <Section theme="tint" id="red-flags" lead={copy.flags.rule} title={copy.flags.title}>
        <ol className="part-steps grid grid-cols-up-to-3 gap-x-gap">
          {redFlags.map((flag, index) => (
            <li id={`red-flag-${index + 1}`} key={index}>
              <RichContent content={flag} />
            </li>
          ))}
        </ol>
      </Section>
      <Section theme="tint" id="clause" lead={copy.clause.note} size="sub" title={copy.clause.title}>
        <Columns split="8-4">
          <Clause />
          <p>{copy.clause.terms}</p>
        </Columns>
      </Section>
      <Section id="places" lead={copy.certificate.lead} title={copy.certificate.title}>
        <Columns split="4-8" tablet>
          <CertificateDrawing />
          <PointList
            items={certificatePlaces.map(({ title, where, ...place }) => (
              <>
                <b>{title}.</b> <RichContent content={place} /> {fill(copy.certificate.compare, { where })}
              </>
            ))}
            mark="number"
          />
        </Columns>
      </Section>
      <Section theme="ink" id="chain" size="sub" title={copy.chain.title}>
        <Chain />
      </Section>
      <Section id="papers" title={copy.documents.title}>
        <p id="five-questions">
          {copy.questions}{' '}
          <span id="closed">
            <RichText text={copy.documents.closed} />
          </span>
        </p>
        {verifiableDocuments.map((document) => (
          <DocumentDisclosure document={document} key={document.id} />
        ))}
      </Section>
      <Section theme="tint" id="not-found" lead={copy.notFound.lead} size="sub" title={copy.notFound.title}>
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
      </Section>
      <Section id="contract" size="sub" title={copy.contract.title}>
        {documentCases.map(({ id, title, answer, short, points }) => (
          <AnswerDisclosure answer={answer} id={id} key={id} name={title} mobileAnswer={short}>
            <PointList items={points} />
          </AnswerDisclosure>
        ))}
      </Section>
      <Section id="registers" size="sub" title={copy.nations.title}>
        <Registers />
        <DataRoom />
        <AnswerDisclosure
          answer={sources.note}
          id="sources"
          name={sources.title}
          mobileAnswer={sources.short}
        >
          <Sources content={verifiableDocuments} />
        </AnswerDisclosure>
        <CertaintyKey path="/verify" />
        <Note {...verifyCall} />
      </Section>
    </Page>
  );
}

const mail = letterMail({ lang: 'en', subject: copy.clause.subject, closing: validityClause });

/** Renders the clause with a button that copies it and a link that opens it in the mail client. */
const Clause = () => (
  <LetterTools words={clauseCopy}>
    <div className="p-gap text-small" data-theme="sheet">
      <div className="part-actions">
        <CopyLetterButton className="button button-ink button-small" texts={{ en: validityClause }} />
        <a className="button button-outline button-small" href={mail}>
          {letterLabels.mail}
        </a>
      </div>
      <CopyRefusal className="part-caption empty:hidden" />
      <LetterVersion className="mt-4" first lang="en">
        {validityClause}
      </LetterVersion>
    </div>
  </LetterTools>
);

const { title, answer, short, lead } = copy.dataRoom;
const files = dataRoom();

/** Renders the files of two stations as one list for an investor. */
const DataRoom = () => (
  <AnswerDisclosure
    answer={fill(answer, { files: files.map((file) => file.title).join(', ') })}
    id="data-room"
    name={title}
    mobileAnswer={short}
  >
    <p id="investor">
      <RichText text={lead} />
    </p>
    {files.map((file) => (
      <PointList columns={3} items={file.items} key={file.title} level={4} mark="box" title={file.title} />
    ))}
  </AnswerDisclosure>
);
