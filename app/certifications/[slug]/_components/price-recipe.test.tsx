/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { certificationBySlug } from '@/content/certifications';
import { specifiedCertifications as specified } from '@/content/specification';
import { formatRange } from '@/lib/figures/format';
import { totalInvestment } from '@/lib/figures/totals';
import { socialCard } from '@/lib/metadata/social-card';
import { pageAt } from '@/lib/pages/registry';
import { renderDocument } from '@/lib/pdf/document';
import { guideOf } from '@/lib/pdf/guide';
import { structuredData } from '@/lib/structured-data/page';
import { FactStrip } from './header/FactStrip';
import { Investment } from './Investment';

// Follows "Change a price or a duration" of docs/content-guide.md on a copy of the record: changes one price and nothing else.
jest.mock('@/content/certifications/itar', () => {
  const actual = jest.requireActual('@/content/certifications/itar');
  const itar = structuredClone(actual.itar);
  itar.phases[1].investment = { min: 17_000, max: 34_000, unit: 'USD' };
  return { ...actual, itar };
});

const record = certificationBySlug.itar;
const page = pageAt('/certifications/itar');
const before = specified.itar.totalUsd.map((thousands) => `${thousands},000`).join('–');
const after = '27,000–54,000';

test('the total includes the changed price', () => {
  expect(formatRange(totalInvestment(record))).toBe(`$${after}`);
});

test('shows the changed price on the page, in the guide and on the social card', async () => {
  const markup = renderToStaticMarkup(
    <>
      <FactStrip certification={record} />
      <Investment certification={record} />
    </>,
  );
  const guide = guideOf(record);
  const outputs = { page: markup, guide: JSON.stringify(guide), card: socialCard(page.card).fact };
  for (const [output, text] of Object.entries(outputs)) {
    expect([output, text.includes(after)]).toEqual([output, true]);
    expect([output, text.includes(before)]).toEqual([output, false]);
  }
  // The structured data of a certification contains no price, so it cannot become outdated.
  expect(JSON.stringify(structuredData(page))).not.toMatch(/\d,000|price/i);
  expect(
    Buffer.from(await renderDocument(guide))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
