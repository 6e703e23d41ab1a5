import { clause } from './blocks';
import type { LegalDocument } from './types';

/** Export control statement: regimes, deciding authorities, and data that customers must not upload. */
export const exportControl: LegalDocument = {
  slug: 'export-control',
  title: 'Export control',
  label: 'Export control',
  meta: {
    title: 'Export control statement | ComplyTrain',
    description:
      'Which export-control rules touch ComplyTrain and its customers in Denmark, the EU, Ukraine and the United States, who decides, and what must never be uploaded.',
  },
  dated: 'Last updated',
  lead: 'Which rules apply when defense technology, or knowledge about it, crosses a border, and what that means for working with us.',
  glance: [
    { value: '2021/821', label: 'EU dual-use regulation', section: 'rules' },
    { value: 'US origin', label: 'Rules that travel with the item', section: 'us' },
    { value: 'None', label: 'Controlled data that we accept by email', section: 'uploads' },
    { value: '{figure:retention.compliance}', label: 'Compliance records kept', section: 'records' },
  ],
  sections: [
    {
      id: 'position',
      title: 'Our role',
      blocks: [
        clause(
          'We advise companies and provide a tool for their documents. We do not make, buy, sell or ship military or dual-use goods.',
        ),
        clause(
          'Advice, training and shared files can themselves be controlled: they may count as technical assistance or as an export of technology. We check our own work for this before it starts.',
        ),
        clause(
          'This statement is information, not legal advice; only its [section 5](#uploads) is part of the [terms of service](/legal/terms#export-control). Editor’s notes are not part of it. It describes our procedures as we follow them. Your company stays responsible for its classifications, licenses and exports.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'Definitions',
      blocks: [
        {
          kind: 'terms',
          ruled: true,
          items: [
            { term: 'Dual-use', text: 'Goods, software and technology that serve civil and military ends.' },
            {
              term: 'Technology or technical data',
              text: 'Information needed to develop, make, use or repair a controlled item: drawings, source code, test reports, manuals.',
            },
            {
              term: 'Export',
              text: 'Sending a controlled item abroad, and also mailing its data abroad, opening it to access from abroad, or showing it to someone there.',
            },
            { term: 'Re-export', text: 'Passing a controlled item on from one foreign country to another.' },
            {
              term: 'ITAR',
              text: 'The International Traffic in Arms Regulations of the United States (22 CFR 120–130), for defense articles and services.',
            },
            {
              term: 'EAR',
              text: 'The [Export Administration Regulations](glossary:ear) of the United States (15 CFR 730–774), for dual-use and less sensitive military items.',
            },
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'Export-control rules and authorities',
      blocks: [
        {
          kind: 'table',
          caption: 'The regimes our customers meet most often',
          columns: ['Subject', 'Rules', 'Who decides'],
          rows: [
            [
              'Dual-use items in the EU',
              'Regulation (EU) 2021/821: export, brokering, technical assistance, transit and transfer',
              'In Denmark the Danish Business Authority (Erhvervsstyrelsen)',
            ],
            [
              'Military equipment leaving Denmark',
              'Danish weapons legislation; [Common Military List](glossary:eu-military-list) of the EU; Common Position 2008/944/CFSP; [Directive 2009/43/EC](glossary:eu-2009-43) for transfers inside the EU',
              'The Danish National Police (Rigspolitiet)',
            ],
            [
              'Making war materiel in Denmark',
              'War Material Act (krigsmaterielloven)',
              'The Ministry of Justice',
            ],
            [
              'Sanctions',
              'Measures of the United Nations and the EU, among them Regulation (EU) No 833/2014 (Russia) and Regulation (EC) No 765/2006 (Belarus); measures of the United States where they apply',
              'The authorities of each state; in Denmark led by the Ministry of Foreign Affairs and the Danish Business Authority',
            ],
            [
              'Exports from Ukraine',
              'Ukrainian law on state control of international transfers of military and dual-use goods',
              'The State Service of Export Control of Ukraine, with an interagency commission',
            ],
            [
              'US-origin defense articles and data',
              '[ITAR](glossary:itar)',
              'Directorate of Defense Trade Controls, US Department of State',
            ],
            [
              'Other controlled US-origin items',
              'EAR',
              'Bureau of Industry and Security, US Department of Commerce',
            ],
          ],
        },
        clause(
          'Regulation (EU) 2021/821 also reaches items that are not listed. Its Article 4 names the cases in which the exporter knows or is told of a weapons or military end use.',
        ),
        { kind: 'note', text: '{fact:dual-use-list} {fact:export-authorities}' },
      ],
    },
    {
      id: 'us',
      title: 'ITAR and EAR outside the United States',
      blocks: [
        clause(
          'Items and [technical data](glossary:technical-data) on the [US Munitions List](glossary:usml) stay under ITAR wherever they go, inside a Danish or Ukrainian product as well and at any share. That product needs US approval before it is re-exported.',
        ),
        clause(
          'Other items of US origin stay under EAR. A product made elsewhere comes under EAR above certain shares of controlled US content, from any share for some military content and destinations, and through certain US technology. Below that, US rules still bar listed parties and certain end uses.',
        ),
        clause(
          'Registration under ITAR is for those who make or export defense articles in the United States, and for certain brokers. There is no ITAR certificate, and no adviser can issue one. The [ITAR page](/certifications/itar) explains what a European company prepares instead.',
        ),
        { kind: 'note', text: '{fact:itar-us-persons} {fact:ear-affiliates}' },
      ],
    },
    {
      id: 'uploads',
      title: 'Material you must not send or upload',
      blocks: [
        clause('Do not email to us, and never upload to the platform:', [
          'classified information of any nation, of NATO or of the EU;',
          'technical data controlled under ITAR or EAR;',
          'controlled technology under Annex I of Regulation (EU) 2021/821 or a military list;',
          '[controlled unclassified information](glossary:cui) (CUI) of the United States.',
        ]),
        clause(
          'Classified information stays with cleared persons in approved places. We never accept it, and no agreement changes that.',
        ),
        clause(
          'If the work needs other controlled data, we agree on a lawful way in writing beforehand: which data, who may see it and from where, and under which license. Neither ordinary email nor the platform is ever that way.',
        ),
        clause(
          'A first assessment needs a list of documents with title, version and owner, and no drawings. Controlled files stay with you. Describe a product by its name and purpose, without its design.',
        ),
      ],
    },
    {
      id: 'screening',
      title: 'Sanctions and screening of end use',
      blocks: [
        clause('Our procedure before an order, and again when a party changes, is to check:', [
          'customer, owners and partners against the sanctions lists of the EU, the United Nations and the United States;',
          'the countries in which the work is seen or used;',
          'the stated end use and end user;',
          'whether our own advice needs an authorization.',
        ]),
        clause(
          'EU sanctions forbid technical assistance with military and dual-use items for Russia and Belarus. We accept no such work, directly or through others.',
        ),
        clause(
          'Where Article 12g of Regulation (EU) No 833/2014 applies to a sale of yours, your contract must forbid re-export to Russia. We point to it in contract reviews.',
        ),
        clause(
          'An introduction to a buyer can itself be brokering. Article 6 of Regulation (EU) 2021/821 covers dual-use items, and national rules under Common Position 2003/468/CFSP cover military equipment. Where an authorization is needed, we make no introduction before it is granted.',
        ),
      ],
    },
    {
      id: 'licenses',
      title: 'Export licenses',
      blocks: [
        clause(
          'The authority decides on a license and on the time it takes. We help you to classify, to find the right authority and to prepare a complete file. We promise neither the answer nor its date.',
        ),
      ],
    },
    {
      id: 'offices',
      title: 'Access from Copenhagen and Lviv',
      blocks: [
        clause(
          'Copenhagen is our headquarters; Lviv is opening soon. A file that is opened in Lviv has left the EU, and a Ukrainian drawing that is opened in Copenhagen has left Ukraine. Access between the offices follows the export law of both sides, and US law for items of US origin, by role and by order.',
        ),
      ],
    },
    {
      id: 'records',
      title: 'Record keeping',
      blocks: [
        clause(
          'We keep the records of our checks and of authorizations with the compliance records, for {figure:retention.compliance}. The [privacy policy, §](/legal/privacy#retention), lists all periods.',
        ),
        clause('{fact:export-records} Our records do not replace yours: keep your own.'),
      ],
    },
    {
      id: 'breach',
      title: 'Refusal of work and reports of violations',
      blocks: [
        clause(
          'We refuse, stop or end work that the law forbids, as the [terms, §](/legal/terms#export-control), provide.',
        ),
        clause(
          'If you see a possible violation, write to {mailbox:Export control} with the subject “Export control”. Describe it in plain words, without the controlled content. You can always go to the authority directly.',
        ),
        { kind: 'provider', role: 'Contact for export control' },
      ],
    },
  ],
};
