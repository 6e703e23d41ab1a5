/**
 * Questions of four kinds of readers, collected before the pages were tested, and answers that readers did not find: the
 * question or answer, the links to follow from home, the id of the section or entry that answers, a pattern of the answer,
 * its flags. A link that is not in the content of a page is in a menu, which takes one more click.
 */
export const questions = String.raw`
drone maker, Ukraine
  Which of the eight does Germany ask of a drone? | /buyers /buyers/germany | certifications | AQAP 2110\s+Needed
  Where does the Bundeswehr publish its tenders? | /buyers /buyers/germany | tenders | e-Vergabe
  What does VS-NfD mean? | /glossary /glossary#letter-v | vs-nfd | Lowest of four German levels
  Who licenses our export? | /buyers /buyers/ukraine | export | State Service of Export Control
  What does a seat in Ukraine change? | /buyers /buyers/permits | ukraine | State Service of Export Control
  Who inspects quality at our plant? | /buyers /buyers/ukraine | inspects | quality
  Does a military drone carry the CE mark? | /certifications/ce-marking |  | militar
  How long, how much, and what depends on others? | /planner |  | Germany
machine shop, Denmark
  What does ISO 9001 save for AQAP 2110? | /gaps /gaps/iso-9001-to-aqap-2110 |  | Of 36 rows, 8 carry over
  What do we do in the first ten days? | /gaps /gaps/iso-9001-to-aqap-2110 |  | First ten days
  Who clears our company? | /buyers /buyers/denmark | marks | Danish Defence Intelligence Service
  What does a quality plan contain? | /certifications/aqap2110 |  | quality plan | i
  Does making war materiel need a permission? | /buyers /buyers/permits | denmark | war materiel | i
  What does AQAP 2110 cost and how long does it take? | /certifications/aqap2110 |  | months
  What becomes of ISO 9001:2015? | /rules |  | ISO 9001:2026
  What is a certificate of conformity? | /glossary /glossary#letter-c | coc | signed statement
software, Lithuania
  Which CMMC level may a prime ask for now? | /certifications/cmmc |  | self-assessments, Level 1 or 2
  What does ISO/IEC 27001 save for CMMC? | /gaps /gaps/iso-27001-to-cmmc |  | 22 reuse a record you keep
  Is Phase 2 of CMMC in force? | /rules | cmmc-phase-2 | suspend | i
  What is 252.204-7021? | /glossary /glossary#letter-d | dfars-252-204-7021 | CMMC contract clause
  Where do we register? | /buyers /buyers/lithuania | registration | CVP IS
  Does ITAR meet us? | /certifications/itar |  | technical data | i
  What may stay open in a CMMC assessment? | /gaps /gaps/iso-27001-to-cmmc |  | may stay open for a time
  When does the Cyber Resilience Act apply? | /rules |  | Cyber Resilience Act
investor
  Is this ISO/IEC 27001 certificate genuine? | /certifications/iso27001 /verify#iso | iso | IAF CertSearch
  What does each certification cost, and in which order? | /certifications/comparison |  | €
  What does the first certificate cost afterwards? | /certifications/as9100d | after | year
  Where do these facts come from? | /certifications/cmmc | sources | 32 CFR
  How do we hear of a change? | /rules /rules.xml |  | <feed
  Can we take the figures as data? | /certifications/comparison /data/certifications.json |  | "certifications"
  Which drawings may a client not send them? | /legal/export-control |  | must not send or upload | i
  What does a buyer’s security officer ask first? | /certifications/nato-clearance | first-questions | asks for it first.*ownership chart | is
answers on pages of certifications
  It has one of two reasons | /certifications/cmmc |  | It has one of two reasons | i
  Ask for a drawing without CUI | /certifications/cmmc |  | Ask for a drawing without CUI | i
  Marked NOFORN | /certifications/cmmc |  | Marked NOFORN | i
  The rule does not bar assessments outside the United States | /certifications/cmmc | who-assesses | The rule does not bar assessments outside the United States | i
  A closed network | /certifications/cmmc | cui-places | A closed network | i
  The DoD does not ask it for SAM.gov | /certifications/cmmc | registers | The DoD does not ask it for SAM.gov | i
  Do not open it again | /certifications/cmmc | cui-mail | Do not open it again | i
  Escort visitors | /certifications/cmmc | level-1 | Escort visitors | i
  sentence for an offer without the certificate | /certifications/aqap2110 | tender | sentence for an offer without the certificate | i
  Annex B of AQAP-2131-SRD.1 | /certifications/aqap2110 | certificate-of-conformity | Annex B of AQAP-2131-SRD.1 | i
  witness points | /certifications/aqap2110 | quality-plan | witness points | i
  Offer escorted access | /certifications/aqap2110 | orders | Offer escorted access | i
  Zero check daily | /certifications/aqap2110 | calibration | Zero check daily | i
  Not before a customer demands it | /certifications/as9100d | nadcap | Not before a customer demands it | i
  Accredited, recognized today | /certifications/iso9001 | ukrainian-certificate | Accredited, recognized today | i
  600-series or 9x515 | /certifications/itar | us-parts | 600-series or 9x515 | i
  A prime’s own request is not enough | /certifications/itar | quote | A prime’s own request is not enough | i
  a private firm’s rescue drone inside | /certifications/ce-marking | two-buyers | a private firm’s rescue drone inside | i
`;

/** Abbreviations without an entry in the glossary, by the reason why they do not need one. */
export const abbreviations = {
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

const [permits, us] = ['/buyers/permits', '/buyers/united-states'];

/** Links that pages should have, because they mention export permits, US buyers or costs. */
export const links: Record<string, string> = {
  '/certifications/iso27001': us,
  '/certifications/as9100d': us,
  '/certifications/aqap2110': us,
  '/certifications/cmmc': `${us} ${permits}`,
  '/certifications/itar': `${us} ${permits}`,
  '/certifications/nato-clearance': us,
  '/certifications/ce-marking': permits,
  '/stations/foundation': permits,
  '/stations/security': us,
  '/stations/defense-standards': `${us} ${permits}`,
  '/stations/nato-ready': `${us} ${permits}`,
  '/planner': `${permits} ${us}`,
  '/planner/plans': `${permits} ${us}`,
  '/planner/rules': `${permits} ${us}`,
  '/': '/planner/plans',
  '/services/investment': '/planner/plans',
  '/certifications/costs': '/planner/plans',
};
