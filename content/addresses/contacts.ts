// cspell:ignoreRegExp /(known|seen)\('[^']*'/g
// cspell:ignoreRegExp /text: '[^']*'/g
import type { Citation } from '../facts/types';
import type { Text } from '../text';

/** One way to reach an office, with its certainty; an unconfirmed one has no field. */
export type ContactField = {
  text: Text;
  /** ISO date of the last check. */
  checked: string;
} & ({ certainty: 'seen' | 'reports'; sources: readonly [Citation, ...Citation[]] } | { certainty: 'known' });

/** How to reach an office: each way is a field of its own. */
export interface Contact {
  /** Street address or post office box. */
  street?: ContactField;
  /** Mailbox, the address alone. */
  mailbox?: ContactField;
  /** Telephone numbers, with what a caller from abroad has to know. */
  phone?: ContactField;
}

/** Official and unchanged for years, from memory: opened once before a release, then `seen`. */
const known = (text: Text): ContactField => ({ text, certainty: 'known', checked: '2026-11-28' });

/** Read in the document. */
const seen = (text: Text, citation: Citation, checked = '2026-11-23'): ContactField => ({ text, certainty: 'seen', checked, sources: [citation] });

/** Addresses, mailboxes and numbers of offices, by nation. */
const records = {
  // Germany
  baainbw: { street: known('Ferdinand-Sauerbruch-Straße 1, 56073 Koblenz') },
  bmwe: { street: known('Scharnhorststraße 34–37, 10115 Berlin; clearances are handled in Bonn: Villemombler Straße 76, 53123 Bonn') },
  bafa: { street: seen('Frankfurter Straße 29–35, 65760 Eschborn', { document: 'de-elan' }), mailbox: known('poststelle@bafa.bund.de') },
  lufabw: { street: known('Flughafenstraße 1, 51147 Köln') },
  // Denmark
  fmi: { street: known('Lautrupbjerg 1–5, 2750 Ballerup'), mailbox: known('fmi@mil.dk') },
  fe: { street: known('Kastellet 30, 2100 København Ø') },
  pet: { street: known('Klausdalsbrovej 1, 2860 Søborg'), mailbox: known('pet@pet.dk') },
  'dk-justice': { street: seen('Slotsholmsgade 10, 1216 København K', { document: 'dk-war-page' }), mailbox: known('jm@jm.dk') },
  'dk-police': { street: seen('Polititorvet 14, 1780 København V', { document: 'dk-police-export' }) },
  'dk-business': { street: known('Langelinie Allé 17, 2100 København Ø'), mailbox: known('eksportkontrol@erst.dk') },
  // Poland
  'armament-agency': { street: known('ul. Królewska 1/7, 00-909 Warszawa') },
  wcnjik: { street: known('ul. Nowowiejska 28A, 00-909 Warszawa') },
  'ccj-wat': { street: known('{pl:Wojskowa Akademia Techniczna, Centrum Certyfikacji Jakości}, ul. gen. S. Kaliskiego 2, 00-908 Warszawa') },
  abw: { street: known('ul. Rakowiecka 2A, 00-993 Warszawa'), mailbox: known('poczta@abw.gov.pl') },
  skw: { street: known('ul. Oczki 1, 02-007 Warszawa') },
  'pl-economy': { street: seen('Pl. Trzech Krzyży 3/5, 00-507 Warszawa', { document: 'pl-export' }) },
  mswia: { street: known('ul. Stefana Batorego 5, 02-591 Warszawa'), mailbox: known('kancelaria.glowna@mswia.gov.pl') },
  // Ukraine
  'ua-defense': { street: known('{uk:Міністерство оборони України, просп. Повітряних Сил, 6, 03168 Київ}'), mailbox: known('admou@post.mil.gov.ua') },
  ssu: { street: known('{uk:вул. Володимирська, 33, 01601 Київ}') },
  naau: { street: known('{uk:вул. Генерала Алмазова, 18/7, 01133 Київ}'), mailbox: known('office@naau.org.ua') },
  // Finland
  'fi-logistics': { street: known('P.O. Box 69, FI-33541 Tampere'), mailbox: known('kirjaamo.logl@mil.fi') },
  'fi-command': { street: known('P.O. Box 919, FI-00131 Helsinki'), mailbox: known('kirjaamo.pe@mil.fi') },
  supo: { street: known('P.O. Box 151, FI-00121 Helsinki') },
  'fi-defense': { street: known('P.O. Box 31, FI-00131 Helsinki'), mailbox: known('kirjaamo.plm@gov.fi') },
  'fi-foreign': { street: known('P.O. Box 176, FI-00023 Government'), mailbox: known('kirjaamo.um@gov.fi') },
  // Estonia
  rkik: { street: known('Järve 34a, 11314 Tallinn'), mailbox: known('info@rkik.ee') },
  kapo: { street: known('Toompuiestee 3, 10142 Tallinn'), mailbox: known('kapo@kapo.ee') },
  'ee-intelligence': { street: known('Rahumäe tee 4B, 11316 Tallinn') },
  'ee-goods': { street: known('Islandi väljak 1, 15049 Tallinn') },
  // Lithuania
  'lt-defense': { street: known('Totorių g. 25, LT-01121 Vilnius') },
  vsd: { street: known('Pilaitės pr. 19, LT-06264 Vilnius'), mailbox: known('vsd@vsd.lt') },
  'lt-economy': { street: known('Gedimino pr. 38, LT-01104 Vilnius'), mailbox: known('kanc@eimin.lt') },
  // Netherlands
  nbiv: { street: known('AIVD, for NBIV, Postbus 20010, 2500 EA Den Haag') },
  cdiu: { street: { text: 'Postbus 30003, 9700 RD Groningen', certainty: 'reports', checked: '2026-11-23', sources: [{ document: 'nl-cdiu-address' }] } },
  // Norway
  fma: { street: known('Postboks 800, Postmottak, 2617 Lillehammer'), mailbox: known('postmottak@fma.no') },
  nsm: { street: known('Postboks 814, 1306 Sandvika'), mailbox: known('postmottak@nsm.no') },
  // Sweden
  fmv: { street: known('115 88 Stockholm'), mailbox: known('registrator@fmv.se') },
  isp: { street: known('Box 6086, 171 06 Solna'), mailbox: known('registrator@isp.se') },
  // United Kingdom
  des: { street: known('MOD Abbey Wood, Bristol BS34 8JH') },
  ecju: { street: known('Old Admiralty Building, Admiralty Place, London SW1A 2DY'), mailbox: known('exportcontrol.help@businessandtrade.gov.uk') },
  // NATO
  nspa: { street: known('L-8302 Capellen, Luxembourg; visitors: 11, rue de la Gare, L-8325 Capellen') },
  ncia: { street: known('Boulevard Léopold III, 1110 Brussels; procurement also: Oude Waalsdorperweg 61, 2597 AK The Hague') },
  // United States
  'piee-desk': { mailbox: known('disa.global.servicedesk.mbx.eb-ticket-requests@mail.mil'), phone: known('+1 866 618 5988, toll-free, which may fail from Europe. The official list is under “Vendor Customer Support” on piee.eb.mil') },
  'sprs-desk': { mailbox: known('webptsmh@us.navy.mil'), phone: known('+1 207 438 1690') },
  'cage-office': { mailbox: known('dlacontactcenter@dla.mil'), phone: known('from abroad +1 269 961 7766') },
  'service-desk': { phone: seen('from abroad +1 334 206 7828', { document: 'piee-vendor-guide', section: '7.2.1' }, '2026-11-28') },
  'ddtc-team': { mailbox: known('DDTCResponseTeam@state.gov'), phone: known('+1 202 663 1282') },
  dc3: { mailbox: known('DC3.DCISE@us.af.mil'), phone: known('+1 410 981 0104, which works from abroad; toll-free +1 877 838 2174') },
  pri: { street: known('161 Thorn Hill Road, Warrendale, PA 15086'), phone: known('+1 724 772 1616') },
} as const satisfies Readonly<Record<string, Contact>>;

/** Id of an office that can be reached; anything else fails the type check. */
export type ContactId = keyof typeof records;

/** Every office whose address, mailbox or number the site prints. */
export const contacts: typeof records & Readonly<Record<ContactId, Contact>> = records;
