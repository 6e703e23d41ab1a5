import { Stop } from '@/components/line/Stop';
import { SectionHead } from '@/components/sections/SectionHead';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { certificatePlaces } from '@/content/verify/certificate';
import { CertificateDrawing } from './CertificateDrawing';
import { Said } from './Said';

const { title, lead, where: compareWith } = verifyPage.certificate;

/** The drawn certificate, and beside it what each of its numbers means. */
export function CertificatePlaces() {
  return (
    <Section ground="tint" labelledBy="places" pad="part">
      <SectionHead id="places" lead={lead} title={title} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,27rem)_1fr] print:mt-3 print:grid-cols-[15rem_1fr]">
        <CertificateDrawing />
        <ol className="self-start border-fg border-t-2">
          {certificatePlaces.map((place, index) => (
            <li
              className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-rule border-b py-3 print:py-2 lg:grid-cols-[2.5rem_1fr_12rem]"
              key={place.title}
            >
              <Stop className="print:text-fg" size="sm" state="current">
                {index + 1}
              </Stop>
              <div>
                <h3 className="text-name">{place.title}</h3>
                <p className="mt-0.5 text-small">
                  <Said of={place} />
                </p>
              </div>
              <p className="text-caption text-muted max-lg:col-start-2 lg:pt-1">
                {compareWith}: {place.where}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
