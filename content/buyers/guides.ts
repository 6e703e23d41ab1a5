import { clearanceFees } from '../budget/authorities';
import { latest, seen } from './evidence';
import type { Guide } from './types';

/** The lowest German marking for a small company: what it is, and ten steps. */
export const vsNfd: Guide = {
  id: 'vs-nfd',
  title: 'VS-NfD for a small company',
  answer: 'Ten steps; nobody certifies you',
  facts: [
    {
      name: 'Leaflet',
      text: 'The leaflet for companies is Annex 4 of the handbook of BMWE.',
      ...latest.reported('de-vsnfd-reports'),
    },
    {
      name: 'Edition',
      text: 'Which edition binds? Take the one annexed to your contract.',
      ...latest.ask('the client'),
    },
    {
      name: 'Authorities',
      text: 'Authorities use only released IT and no private devices. Breaches can be crimes. NATO RESTRICTED is handled alike in Germany.',
      ...latest.seen('de-vsa', 'Annexes V and VII'),
    },
    {
      name: 'Your IT',
      text: 'Since {2025-09-01} the responsible person confirms in writing to the management, every three years, that the IT meets the leaflet. The client or the ministry may ask for it. Nobody outside confirms or certifies it.',
      ...latest.reported('de-vsnfd-reports'),
    },
    {
      name: 'Certificates',
      text: '“VS-NfD certified” companies do not exist. Products are approved, by the Federal Office for Information Security (BSI), in a list on bsi.bund.de.',
      ...latest.known('BSI'),
    },
    {
      name: 'First tender',
      text: 'One stand-alone, encrypted laptop and a locked cabinet are often enough: ask the client.',
      ...latest.known('the client'),
    },
  ],
  steps: [
    {
      text: 'Ask the client for the leaflet and its edition, and who classifies.',
      ...latest.known('the client'),
    },
    {
      text: 'Sign the undertakings before you receive tender papers.',
      ...latest.seen('de-vsvgv', 'section 7(4)'),
    },
    { text: 'Name one responsible person, in writing.', ...latest.known('the client') },
    {
      text: 'List who needs to know; instruct each person against signature.',
      ...latest.known('the client'),
    },
    {
      text: 'Choose the IT: a computer without any network first, a separated network later.',
      ...latest.reported('de-vsnfd-reports'),
    },
    {
      text: 'Encrypt disks and transmission only with products approved by BSI.',
      ...latest.known('the client'),
    },
    { text: 'Ban private devices, public cloud and ordinary video calls.', ...latest.known('the client') },
    { text: 'Mark, lock away, log copies, destroy safely.', ...latest.known('the client') },
    {
      text: 'Bind sub-suppliers by the same leaflet before you pass anything on.',
      ...latest.known('the client'),
    },
    {
      text: 'Confirm the IT to your management in writing, file it, repeat every three years; report losses at once.',
      ...latest.reported('de-vsnfd-reports'),
    },
  ],
};

/** The Polish certificate in figures. */
export const polishClearance: Guide = {
  id: 'clearance-figures',
  title: 'The Polish certificate in figures',
  answer: 'Three degrees; six or seven monthly wages',
  facts: [
    {
      name: 'Who applies',
      text: 'The company itself. A one-person business that works in person needs no certificate, but a personal clearance and training.',
      ...latest.seen('pl-abw'),
    },
    {
      name: 'Degrees',
      text: 'First: full. Second: no classified work on your own IT. Third: none in your own rooms.',
      ...latest.seen('pl-degrees', 'Article 55(1)'),
    },
    {
      name: 'Which degree',
      text: 'Third, if you work only in the client’s rooms? Second, if you keep paper at your site? First, if you use your own computers? So we read the act.',
      ...latest.ask('ABW or SKW'),
    },
    {
      name: 'Validity',
      text: '{pl:POUFNE} 10 years, {pl:TAJNE} 7, {pl:ŚCIŚLE TAJNE} 5.',
      ...latest.reported('pl-classified', 'Article 55(2)'),
    },
    {
      name: 'NATO and EU',
      text: 'NATO and EU information needs a separate certificate.',
      ...latest.reported('pl-classified', 'Article 55(3)'),
    },
    {
      name: '{pl:ZASTRZEŻONE}',
      text: 'No certificate. The act’s duties apply, but no security plenipotentiary has to be employed.',
      ...latest.reported('pl-degrees'),
    },
    {
      name: 'Fee',
      text: `${clearanceFees.PL} The wage is that of the enterprise sector without bonuses from profit, of the last year, from the statistical office. Confirm with ABW that the rule is unchanged.`,
      ...latest.seen('pl-fees', 'section 1'),
    },
    {
      name: 'Example',
      text: 'With five persons checked that was about {=clearance.poland} by our reckoning, from a wage in the press.',
      ...latest.reported('pl-wage'),
    },
    {
      name: 'Bill',
      text: 'Which wage figure counts this year, and by when is the bill due?',
      ...latest.ask('ABW or SKW'),
    },
    {
      name: 'Time',
      text: 'In total about six months; a start-up may plan twelve and more.',
      ...latest.known('ABW or SKW'),
    },
    {
      name: 'Before the certificate',
      text: 'A head of a ministry or office, or of ABW or SKW, may consent in writing to access while the procedure runs.',
      ...latest.reported('pl-consent'),
    },
    { name: 'List', text: 'ABW publishes who holds a certificate.', ...latest.seen('pl-abw') },
  ],
};

/** Ways to sell to Ukraine for a company that has no seat there. */
export const sellingToUkraine: Guide = {
  id: 'from-abroad',
  title: 'Without a seat there',
  answer: 'Ways in, the nearest first.',
  rows: [
    {
      title: 'Direct contract',
      answer: 'By law yes; the agency buys abroad what Ukraine does not make',
      lines: [
        {
          text: 'A foreign company may be contractor by law.',
          ...latest.seen('ua-procurement-law', 'Article 1'),
        },
        {
          text: 'Mostly what Ukraine does not make: air defense, missiles, ammunition. 30% of contracts were imports in August 2024; of drones 95% and more are Ukrainian. For drones the door is narrow.',
          ...latest.reported('ua-buying-abroad'),
        },
        {
          text: 'The item stands on the General Staff’s list and is codified, and a military representation has confirmed the capacity. Ask today.',
          ...latest.reported('ua-buying-abroad'),
        },
        {
          text: 'The supplier is verified: no ties to Russia, Belarus or Iran, capacity, finances; then it enters a register. Ask today.',
          ...latest.reported('ua-buying-abroad'),
        },
        {
          text: 'Resolution 279 of {2026-03-02} eases it: new items enter on tests and technical conditions.',
          ...latest.reported('ua-resolution-279'),
        },
        { text: 'Who may apply for a foreign maker?', ...latest.ask('the Ministry of Defence') },
      ],
    },
    {
      title: 'Through a Ukrainian maker',
      answer: 'Parts and components are the easier door',
      lines: [
        {
          text: 'Units order online, with the focus on Ukrainian-made drones and electronic warfare. Not for imports, as far as we read.',
          ...latest.reported('ua-dot-reports'),
        },
        {
          text: 'The order covers tactical drones of domestic make and parts, since October 2025 without full papers for parts. Parts and components are the easier door, through a Ukrainian maker.',
          ...latest.reported('ua-dot-reports'),
        },
        {
          text: 'A partner state pays contracts with Ukrainian makers; Ukraine lists, Denmark checks. A Danish company gains as supplier to one.',
          ...latest.seen('ua-danish-model'),
        },
      ],
    },
    {
      title: 'Joint production',
      answer: 'A Ukrainian partner, made there or in your nation',
      lines: [
        {
          text: 'Joint production in partner states: in February 2026 four Ukrainian companies with partners in Denmark, Finland and Latvia, about €800 million. Look for a Ukrainian partner and produce in your nation.',
          ...latest.reported('ua-build-reports'),
        },
        {
          text: '25 foreign companies in September 2025; at least 50% made in Ukraine is preferred for long contracts. A Ukrainian company or joint venture is the usual road.',
          ...latest.reported('ua-build-reports'),
        },
      ],
    },
    {
      title: 'Your own state buys and gives',
      answer: 'Sell to your own ministry: its rules apply',
      lines: [
        {
          text: 'Sell to your own ministry for Ukraine: its rules apply.',
          ...latest.known('your own ministry of defense'),
        },
      ],
    },
    {
      title: 'A test in Ukraine',
      answer: 'Brave1 tests and reports; a test is no order',
      lines: [
        {
          text: '“Test in Ukraine” of Brave1, since July 2025: a foreign maker sends the product, trains online and receives a report; air defense and interceptors first. A test is no order.',
          ...latest.reported('ua-test-reports'),
        },
        {
          text: 'Which terms, which rights in the data, and which export license of your own nation?',
          ...latest.ask('Brave1'),
        },
      ],
    },
    {
      title: 'In every case',
      answer: 'License, end-user certificate, war clauses, a full file',
      lines: [
        {
          text: 'Export license of your own nation, end-user certificate, war clauses in insurance and payment.',
          ...latest.known('your own export authority'),
        },
        {
          text: 'Ukraine’s Accounting Chamber found faults in more than half of the contracts for unmanned systems: keep your file complete.',
          ...seen('ua-audit', { checked: '2026-11-23' }),
        },
      ],
    },
    // FPV drones, no company in the EU: where to start, with whom, at what cost.
    {
      id: 'two-people',
      title: 'Two people, no company in the EU',
      answer: 'First step: codify the drone. First partner: a maker that supplies units',
      steps: [
        {
          text: 'Codify the drone with the Ministry of Defence: without it the state does not buy. Since Resolution 279 tests and technical conditions are enough to start.',
          ...latest.reported('ua-resolution-279'),
        },
        {
          text: 'Supply a maker that units already order from, with frames, links or software. Parts need fewer papers than a drone.',
          ...latest.reported('ua-dot-reports'),
        },
        {
          text: 'Sell abroad through a partner in a NATO nation, who bids while you supply: [letter 7](/letters#letter-7).',
          ...latest.known('the partner'),
        },
        {
          text: 'Certify late. The smallest budget we worked out is for 8 people: [what ISO 9001 costs](/certifications/costs#iso9001). For two we have no figure; the [planner](/planner#v=2&buyers=UA&products=drones&seat=UA&size=1-10) takes up to ten.',
          ...latest.known('three certification bodies'),
        },
      ],
    },
  ],
};
