// cspell:ignoreRegExp /(commonPractice|verified)\('[^']*'/g
// cspell:ignoreRegExp /text: '[^']*'/g
import type { Citation } from '../statement';
import type { Text } from '../text';

/** Contact detail of an office, with its certainty; unconfirmed details have no field. */
export type ContactField = {
  text: Text;
  /** ISO day of the last check. */
  checked: string;
} & ({ certainty: 'verified' | 'second-hand'; sources: readonly [Citation, ...Citation[]] } | { certainty: 'common-practice' });

/** Contact details of an office. */
export interface Contact {
  /** Street address or post office box. */
  street?: ContactField;
  /** Email address. */
  mailbox?: ContactField;
  /** Telephone numbers, with instructions for callers from abroad if needed. */
  phone?: ContactField;
}

/** Official and unchanged for years, but not read again; verify before a release. */
const commonPractice = (text: Text): ContactField => ({ text, certainty: 'common-practice', checked: '2026-11-28' });

/** Read in the cited document. */
const verified = (text: Text, citation: Citation, checked = '2026-11-23'): ContactField => ({ text, certainty: 'verified', checked, sources: [citation] });

/** Contact details of offices, grouped by nation. */
const records = {
  // Germany
  baainbw: { street: commonPractice('{de:Ferdinand-Sauerbruch-Straße 1, 56073 Koblenz}') },
  bmwe: { street: commonPractice('{de:Scharnhorststraße 34–37, 10115 Berlin}; clearances are handled in Bonn: {de:Villemombler Straße 76, 53123 Bonn}') },
  bafa: { street: verified('{de:Frankfurter Straße 29–35, 65760 Eschborn}', { document: 'de-elan' }), mailbox: commonPractice('poststelle@bafa.bund.de') },
  lufabw: { street: commonPractice('{de:Flughafenstraße 1, 51147 Köln}') },
  // Denmark
  fmi: { street: commonPractice('{da:Lautrupbjerg 1–5, 2750 Ballerup}'), mailbox: commonPractice('fmi@mil.dk') },
  fe: { street: commonPractice('{da:Kastellet 30, 2100 København Ø}') },
  pet: { street: commonPractice('{da:Klausdalsbrovej 1, 2860 Søborg}'), mailbox: commonPractice('pet@pet.dk') },
  'dk-justice': { street: verified('{da:Slotsholmsgade 10, 1216 København K}', { document: 'dk-war-page' }), mailbox: commonPractice('jm@jm.dk') },
  'dk-police': { street: verified('{da:Polititorvet 14, 1780 København V}', { document: 'dk-police-export' }) },
  'dk-business': { street: commonPractice('{da:Langelinie Allé 17, 2100 København Ø}'), mailbox: commonPractice('eksportkontrol@erst.dk') },
  // Poland
  'armament-agency': { street: commonPractice('{pl:ul. Królewska 1/7, 00-909 Warszawa}') },
  wcnjik: { street: commonPractice('{pl:ul. Nowowiejska 28A, 00-909 Warszawa}') },
  'ccj-wat': { street: commonPractice('{pl:Wojskowa Akademia Techniczna, Centrum Certyfikacji Jakości, ul. gen. S. Kaliskiego 2, 00-908 Warszawa}') },
  abw: { street: commonPractice('{pl:ul. Rakowiecka 2A, 00-993 Warszawa}'), mailbox: commonPractice('poczta@abw.gov.pl') },
  skw: { street: commonPractice('{pl:ul. Oczki 1, 02-007 Warszawa}') },
  'pl-economy': { street: verified('{pl:Pl. Trzech Krzyży 3/5, 00-507 Warszawa}', { document: 'pl-export' }) },
  mswia: { street: commonPractice('{pl:ul. Stefana Batorego 5, 02-591 Warszawa}'), mailbox: commonPractice('kancelaria.glowna@mswia.gov.pl') },
  // Ukraine
  'ua-defense': { street: commonPractice('{uk:Міністерство оборони України, просп. Повітряних Сил, 6, 03168 Київ}'), mailbox: commonPractice('admou@post.mil.gov.ua') },
  ssu: { street: commonPractice('{uk:вул. Володимирська, 33, 01601 Київ}') },
  naau: { street: commonPractice('{uk:вул. Генерала Алмазова, 18/7, 01133 Київ}'), mailbox: commonPractice('office@naau.org.ua') },
  // Finland
  'fi-logistics': { street: commonPractice('{en:P.O. Box 69, FI-33541 Tampere}'), mailbox: commonPractice('kirjaamo.logl@mil.fi') },
  'fi-command': { street: commonPractice('{en:P.O. Box 919, FI-00131 Helsinki}'), mailbox: commonPractice('kirjaamo.pe@mil.fi') },
  supo: { street: commonPractice('{en:P.O. Box 151, FI-00121 Helsinki}') },
  'fi-defense': { street: commonPractice('{en:P.O. Box 31, FI-00131 Helsinki}'), mailbox: commonPractice('kirjaamo.plm@gov.fi') },
  'fi-foreign': { street: commonPractice('{en:P.O. Box 176, FI-00023 Government}'), mailbox: commonPractice('kirjaamo.um@gov.fi') },
  // Estonia
  rkik: { street: commonPractice('{et:Järve 34a, 11314 Tallinn}'), mailbox: commonPractice('info@rkik.ee') },
  kapo: { street: commonPractice('{et:Toompuiestee 3, 10142 Tallinn}'), mailbox: commonPractice('kapo@kapo.ee') },
  'ee-intelligence': { street: commonPractice('{et:Rahumäe tee 4B, 11316 Tallinn}') },
  'ee-goods': { street: commonPractice('{et:Islandi väljak 1, 15049 Tallinn}') },
  // Lithuania
  'lt-defense': { street: commonPractice('{lt:Totorių g. 25, LT-01121 Vilnius}') },
  vsd: { street: commonPractice('{lt:Pilaitės pr. 19, LT-06264 Vilnius}'), mailbox: commonPractice('vsd@vsd.lt') },
  'lt-economy': { street: commonPractice('{lt:Gedimino pr. 38, LT-01104 Vilnius}'), mailbox: commonPractice('kanc@eimin.lt') },
  // Netherlands
  nbiv: { street: commonPractice('AIVD, for NBIV, {nl:Postbus 20010, 2500 EA Den Haag}') },
  cdiu: { street: { text: '{nl:Postbus 30003, 9700 RD Groningen}', certainty: 'second-hand', checked: '2026-11-23', sources: [{ document: 'nl-cdiu-address' }] } },
  // Norway
  fma: { street: commonPractice('{nb:Postboks 800, Postmottak, 2617 Lillehammer}'), mailbox: commonPractice('postmottak@fma.no') },
  nsm: { street: commonPractice('{nb:Postboks 814, 1306 Sandvika}'), mailbox: commonPractice('postmottak@nsm.no') },
  // Sweden
  fmv: { street: commonPractice('{sv:115 88 Stockholm}'), mailbox: commonPractice('registrator@fmv.se') },
  isp: { street: commonPractice('{sv:Box 6086, 171 06 Solna}'), mailbox: commonPractice('registrator@isp.se') },
  // United Kingdom
  des: { street: commonPractice('{en:MOD Abbey Wood, Bristol BS34 8JH}') },
  ecju: { street: commonPractice('{en:Old Admiralty Building, Admiralty Place, London SW1A 2DY}'), mailbox: commonPractice('exportcontrol.help@businessandtrade.gov.uk') },
  // NATO
  nspa: { street: commonPractice('{en:L-8302 Capellen, Luxembourg}; visitors: {fr:11, rue de la Gare, L-8325 Capellen}') },
  ncia: { street: commonPractice('{en:Boulevard Léopold III, 1110 Brussels}; procurement also: {en:Oude Waalsdorperweg 61, 2597 AK The Hague}') },
  // United States
  'piee-desk': { mailbox: commonPractice('disa.global.servicedesk.mbx.eb-ticket-requests@mail.mil'), phone: commonPractice('+1 866 618 5988, toll-free, which may fail from Europe. The official list is under “Vendor Customer Support” on piee.eb.mil') },
  'sprs-desk': { mailbox: commonPractice('webptsmh@us.navy.mil'), phone: commonPractice('+1 207 438 1690') },
  'cage-office': { mailbox: commonPractice('dlacontactcenter@dla.mil'), phone: commonPractice('from abroad +1 269 961 7766') },
  'service-desk': { phone: verified('from abroad +1 334 206 7828', { document: 'piee-vendor-guide', section: '7.2.1' }, '2026-11-28') },
  'ddtc-team': { mailbox: commonPractice('DDTCResponseTeam@state.gov'), phone: commonPractice('+1 202 663 1282') },
  dc3: { mailbox: commonPractice('DC3.DCISE@us.af.mil'), phone: commonPractice('+1 410 981 0104, which works from abroad; toll-free +1 877 838 2174') },
  pri: { street: commonPractice('{en:161 Thorn Hill Road, Warrendale, PA 15086}'), phone: commonPractice('+1 724 772 1616') },
} as const satisfies Readonly<Record<string, Contact>>;

/** Id of an office with contact details; any other fails the type check. */
export type ContactId = keyof typeof records;

/** All contact details that the site prints, by office. */
export const contacts: typeof records & Readonly<Record<ContactId, Contact>> = records;
