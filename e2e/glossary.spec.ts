import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { ambiguousAbbreviations } from '../content/glossary/same-letters';
import { textOf } from '../scripts/support/built-pages';
import { exportedDocuments, mainOf } from './support/built';
import { followLink, goToFragment, visit } from './support/visit';

const count = Object.keys(glossary).length;
const clauses = Object.values(glossary).filter(({ kind }) => kind === 'clause').length;

test('the filter by kind is restored on reload and Back; a fragment shows and highlights its entry', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/glossary#vs-nfd');
  await expect(page.locator('#vs-nfd')).toHaveAttribute('data-highlighted');
  await expect(page.locator('#vs-nfd')).toBeInViewport();
  const articles = page.getByRole('article');
  const button = page.getByRole('button', { name: /^Clauses/ });
  await button.click();
  await expect(page.locator('[aria-live]').filter({ hasText: 'entries' })).toHaveText(
    `${clauses} of ${count} entries`,
  );
  await expect(articles).toHaveCount(clauses);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await followLink(page, '/about');
  await page.goBack();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(articles).toHaveCount(clauses);

  await goToFragment(page, 'til-tjenestebrug');
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(articles).toHaveCount(count);
  await expect(page.locator('#til-tjenestebrug')).toBeInViewport();
  await expect(page.locator('[data-highlighted]')).toHaveCount(1);
});

test('a term links to its entry once per page, not in headings, row names or links, nor in another sense', () => {
  // Pages of the glossary are excluded, because their entries link to each other.
  const others = exportedDocuments.filter(({ path }) => !path.startsWith('/glossary'));
  const within =
    /<(h[1-6]|button|summary|th|dt|label|a)\b[^>]*>(?:(?!<\/\1>).)*?<a\b[^>]*href="\/glossary#/gs;
  const linked = others.map(({ path, html }) => {
    const main = mainOf(html);
    expect(main.match(within), path).toBeNull();
    const links = [...main.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id]) => `${path}#${id}`);
    expect(links).toEqual([...new Set(links)]);
    return links;
  });
  expect(linked.filter(({ length }) => length > 0).length).toBeGreaterThan(20);
  // In Poland's permit to trade arms, "concession" has another meaning.
  expect(linked.flat()).not.toContain('/buyers/poland#deviation-concession');
  // CUI is described as technical there; "technical data" is the term of ITAR.
  expect(linked.flat()).not.toContain('/certifications/cmmc#technical-data');
});

/** Abbreviations without an entry, by the reason why they do not need one. */
const reasons = {
  'everyday words of business and the web':
    'AI CAD FAQ PDF JSON VAT ROI AA CC BY GDPR WCAG DKK PLN UAH TCP IT ID CSV HR VPN TLS WPA2 WPA3 DMZ DNV',
  'national bodies, laws and portals, named in full on the page of the buyer':
    'SSECU DEMAR CCJ WAT SIEL NTE ELAN AV1 AV2 RD FE FMI FMIBST KAM VSD SSU PET EEA BAFA VSA BMWE BMWK DALO RPW ABW SKW CVP IS MOD DE&S ISAC COMMIT NBIV ABRO TBB ABDO FMA NSM FMV HILMA RKIK KAPO DOT DI CDIU DMO NIDV AIVD MIVD ERR RASK STRATLES UNN RBC DEKSA VOL GHB ECJU JSP IASME SPIRE LITE ISP TL MFA DECCS DIN BSI BDI HSE MSB DSB UZP ABBV ZVB',
  'national markings, in the buyer’s table of markings':
    'TAJNE RIBOTO NAUDOJIMO OFFICIAL DEPARTEMENTAAL VERTROUWELIJK BEGRENSET HEMLIG RAJOITETTU PIIRATUD KONFIDENTIELL POUFNE KONFIDENTSIAALNE SALAJANE KONFIDENCIALIAI SLAPTAI KONFIDENSIELT',
  'forms of companies and their register numbers': 'TOV CVR EDR',
  'programs, named in full next to it': 'SAFE UNITE DIANA EDF EDIP STA JCP EUDIS EIC SBIR',
  'citations of a law, a register or an edition':
    'FR USC RFC AS9104 AS9163 SR003 SR004 D5540C REV1 REV5 ISN TFEU AS ADR ML2 ML3 ML4 EV SOU ZG PGI MAY',
  'codes of the language of a page abroad': 'DA DE ET FI LT NL NO PL SV UA',
  'names of bodies, registers and services':
    'ACI ANAB PRI DCSA DC3 FCC EUR SVS FMRA DLA EAK FINAS YTJ KVK KRS GLEIF LEI WTO UN CMS SAR DIU OFAC MEU DOC ZTE USAID CATL BYD EVE SMIC CXMT YMTC',
  'roles in PIEE, named in full next to it': 'EB POC CAM',
  'parts of postal addresses': 'PA BS34 SW1A AK',
  'names of products and kinds of drone': 'AWS GCC FPV',
  'Roman numerals': 'II III IV VII VIII XI XII',
  'families of NIST SP 800-171, named in full in the same row': 'AT AU IR MA MP PS PE RA SC SI AC CA CM IA',
  'words in glossary entries, explained there': 'FMEA CMM UAS SRD CCATS HS EMV EA LOI QMP CPV CIS',
};

test('every abbreviation on the site has an entry or a reason to have none', () => {
  const names = Object.values(glossary).flatMap(({ name, title, aliases = [], confusedWith }) => [
    name,
    title,
    ...aliases,
    ...confusedWith.map((each) => each.name ?? ''),
  ]);
  const words = (text: string) =>
    text.match(/(?<![\p{L}\p{N}/.&-])[A-Z][A-Z0-9&]*[A-Z][A-Z0-9]*(?![\p{L}\p{N}])/gu) ?? [];
  const explained = words([...names, ...ambiguousAbbreviations.map(({ letters }) => letters)].join(' ; '));
  const known = new Set([...explained, ...Object.values(reasons).join(' ').split(' ')]);
  const unexplained = exportedDocuments.flatMap(({ path, html }) =>
    words(textOf(html)).flatMap((word) => (known.has(word) ? [] : `${path}: ${word}`)),
  );
  expect(unexplained).toEqual([]);
});
