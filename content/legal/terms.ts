import { guaranteeDays } from '../constants';
import { dated } from '../dated';
import { provider, siteName } from '../site';
import { clause, retentionTable } from './blocks';
import { termsFigures as figures } from './figures';
import type { LegalDocument } from './types';

/** Contracting party: the registered name, or the site name until the owner sets it. */
const party = provider.legalName ?? siteName;

/** Terms of service. */
export const terms: LegalDocument = {
  slug: 'terms',
  title: 'Terms of service',
  label: 'Terms',
  meta: {
    title: 'Terms of service | ComplyTrain',
    description: `The contract behind every ComplyTrain order: uptime, support times, payment, the ${guaranteeDays}-day money-back guarantee, liability, renewal and Danish law, in plain words.`,
  },
  dated: 'Effective',
  lead: 'What you and we owe each other once your company orders a service.',
  glance: [
    { value: '{figure:terms.uptime}', label: 'Uptime each month', section: 'availability' },
    { value: '{figure:terms.maintenanceNotice}', label: 'Notice of maintenance', section: 'availability' },
    {
      value: `${figures.support.critical.max} / ${figures.support.high.max} / ${figures.support.standard.max} h`,
      label: 'First response in service hours',
      section: 'support',
    },
    { value: '{figure:terms.backups}', label: 'Daily backups kept', section: 'availability' },
    { value: 'Net {figure:terms.payment}', label: 'To pay an invoice', section: 'fees' },
    { value: '{figure:terms.lateInterest}', label: 'Late interest per month', section: 'fees' },
    { value: '{figure:terms.liability}', label: 'Prior fees that cap liability', section: 'liability' },
    {
      value: '{figure:terms.confidentiality}',
      label: 'Confidentiality after the end',
      section: 'confidentiality',
    },
    { value: '{figure:terms.cure}', label: 'To cure a breach', section: 'ending' },
    { value: '{figure:terms.cancellation}', label: 'To cancel before renewal', section: 'ending' },
    { value: '{figure:terms.dataExport}', label: 'Data export after the end', section: 'ending' },
    { value: 'Danish law', label: 'Arbitration in Copenhagen', section: 'law' },
  ],
  sections: [
    {
      id: 'parties',
      title: 'Parties and scope',
      blocks: [
        clause(
          `These terms apply between ${party}, with its headquarters in Copenhagen, Denmark (“we”), and the company that orders a service from us (“you”). The order names both by their registered names and numbers.`,
        ),
        clause(
          'The services are for businesses. Consumers cannot order them. Anyone who places an order confirms that they may bind the company they name.',
        ),
        clause(
          'Reading this website needs no order and makes no contract. Its texts inform; they are not an offer. Editor’s notes are not part of these terms.',
        ),
        { kind: 'provider', role: 'Provider' },
      ],
    },
    {
      id: 'definitions',
      title: 'Definitions',
      blocks: [
        {
          kind: 'terms',
          ruled: true,
          items: [
            {
              term: 'Order',
              text: 'The document, confirmed by us in writing, that names the services, their fees and their term.',
            },
            { term: 'Platform', text: 'The online compliance software with its five stations.' },
            {
              term: 'Draft',
              text: 'Any document, text or assessment that the platform generates, until you have approved it.',
            },
            {
              term: 'Your data',
              text: 'What you or your people enter, upload or send to us for a service, and what the platform makes from it.',
            },
            { term: 'Fees', text: 'What you pay us under an order, without value added tax.' },
            { term: 'In writing', text: 'On paper or by email.' },
            {
              term: 'Third-party fees',
              text: 'Charges of certification bodies, laboratories, registers and authorities.',
            },
          ],
        },
      ],
    },
    {
      id: 'orders',
      title: 'Orders and order of precedence',
      blocks: [
        clause('An order binds both sides when we confirm it in writing.'),
        clause('Where the documents disagree, the higher one decides:', [
          'the data processing agreement, for personal data;',
          'the order;',
          'these terms.',
        ]),
        clause('Your own purchasing conditions apply only where we have accepted them in writing.'),
      ],
    },
    {
      id: 'services',
      title: 'Services',
      blocks: [
        clause(
          'We provide the compliance platform, compliance consultancy, investor introductions (“defense-tech investment” on this website) and partnership bridging. Training and support is marked Coming Soon and cannot be ordered yet.',
        ),
        clause(
          'An order names the stations, documents and hours it covers. What it does not name is not included.',
        ),
        clause(
          'In investor introductions we bring companies and investors together and prepare both for the talks. Nothing in them is an offer of securities or a personal recommendation to invest. They are not investment services in the sense of Directive 2014/65/EU (MiFID II), and we claim no license for such services.',
        ),
      ],
    },
    {
      id: 'no-promise',
      title: 'No guarantee of certification or award',
      blocks: [
        clause(
          'Certification bodies certify. Authorities register, license and clear. Buyers award contracts. We prepare you for each of these decisions and guarantee none of them. No fee buys a certificate, a clearance or an award.',
        ),
        clause(
          'Times and costs on this website are planning ranges. The order states the times and fees agreed with you.',
        ),
        clause(
          'Our services are not legal, tax or investment advice. Where you need a legal opinion, we say so and you take it from a lawyer.',
        ),
      ],
    },
    {
      id: 'your-part',
      title: 'Customer obligations',
      blocks: [
        clause('You:', [
          'give us correct and complete information in time;',
          'name a person who may decide for you;',
          'keep passwords and second factors secret;',
          'give access only to people who need it, and withdraw it when they leave;',
          'work as the documents say: auditors check practice as well as documents.',
        ]),
        clause(
          'If your delay holds up our work, dates move by the same time. We tell you in writing when that happens.',
        ),
        clause(
          'You do not test, disturb or copy the platform beyond its ordinary use. The [security statement](/legal/security#reporting) says how to report a weakness.',
        ),
      ],
    },
    {
      id: 'drafts',
      title: 'AI drafts and customer review',
      blocks: [
        clause(
          'The platform uses artificial intelligence (AI) to write drafts for your review. A draft can be incomplete or wrong.',
        ),
        clause(
          'Drafts are marked as generated (Article 50 of Regulation (EU) 2024/1689, the AI Act). A draft becomes your document when a person in your company who knows the subject has checked and approved it. Until then it must not go to an auditor, authority or buyer.',
        ),
        clause(
          'The data processing agreement names the supplier of the AI and where it runs. Your data is not used to train a model unless the order says so.',
        ),
        clause(
          'You remain responsible for the statements your company signs. We remain responsible for providing the service with care.',
        ),
      ],
    },
    {
      id: 'availability',
      title: 'Availability, maintenance and backups',
      blocks: [
        clause('The platform is available {figure:terms.uptime} of the time in each calendar month.'),
        clause('These times do not count as downtime:', [
          'maintenance that we announce at least {figure:terms.maintenanceNotice} before it starts;',
          'faults in your own network, devices or software;',
          'events under [§](#force-majeure).',
        ]),
        clause(
          'The order states what you receive if the platform falls short of {figure:terms.uptime}. If it states nothing, the remedies of the law apply, within [§](#liability).',
        ),
        clause('We make a backup of the platform every day and keep each backup for {figure:terms.backups}.'),
      ],
    },
    {
      id: 'support',
      title: 'Support and response times',
      blocks: [
        clause(
          'You reach support at {mailbox:Support}. State the priority and what you see. We may change a priority and then tell you why.',
        ),
        clause(
          'The times run from the arrival of your message to our first answer, within the service hours that the order states. The answer names the next step; the fault may take longer to fix.',
        ),
        {
          kind: 'table',
          caption: 'First response by priority, in the service hours of the order',
          columns: ['Priority', 'When it applies', 'Within'],
          rows: [
            [
              'Critical',
              'The platform cannot be used, or your data is at risk',
              '{figure:terms.support.critical}',
            ],
            ['High', 'A main function fails and there is no way around it', '{figure:terms.support.high}'],
            ['Standard', 'Everything else, questions included', '{figure:terms.support.standard}'],
          ],
        },
        clause(
          'The response within {figure:response} that the [contact page](/contact) promises is for inquiries before an order. Support under an order follows this table.',
        ),
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      blocks: [
        clause(
          'The order states the fees and their currency. Value added tax comes on top where the law requires it. Invoices are due net {figure:terms.payment} from their date.',
        ),
        clause(
          'On late amounts we charge interest of {figure:terms.lateInterest} per month from the due date. This rate is agreed between businesses in place of the statutory rate of the Danish Interest Act.',
        ),
        clause(
          'If you dispute part of an invoice, tell us why before it is due and pay the rest. We do not charge interest on a part that was rightly disputed.',
        ),
        clause('Third-party fees are not part of our fees, unless the order says so.'),
      ],
    },
    {
      id: 'money-back-guarantee',
      title: 'Money-back guarantee',
      blocks: [
        clause(`We give a ${guaranteeDays}-day money-back guarantee.`),
        clause(
          'To use it, write to {mailbox:Money-back guarantee} within the {figure:guarantee}. Put “Money-back guarantee” in the subject, and name your company and the order.',
        ),
        clause(
          'An order names the fees that the guarantee covers, the first day of the {figure:guarantee} and the refund date. The guarantee ends when the {figure:guarantee} are over.',
        ),
        clause(
          'If an order does not mention the guarantee, the guarantee still applies. Open points are settled under [§](#law).',
        ),
        clause(
          'The guarantee is about our fees. We do not refund third-party fees. Its period and the payment period in [§](#fees) are separate: neither changes the other.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Customer data and record retention',
      blocks: [
        clause(
          'Your data stays yours. We use it to provide the service you ordered, to keep it secure and to meet the law. Data given for one service is used for another only with your consent.',
        ),
        clause(
          'An investment service can bring a conflict of interest, since we may work for an investor who looks at your company. We tell both sides beforehand. What we learned in another service reaches the investor only with your consent in writing.',
        ),
        clause(
          'Where your data contains personal data, we process it for you under a data processing agreement; the [GDPR statement](/legal/gdpr#roles) explains the roles. For personal data about your contact persons we are the controller: see the [privacy policy](/legal/privacy).',
        ),
        clause(
          'We keep records for the periods below, since contracts, export-control checks and disputes may need them. Evidence of work says what was done, when and by whom; it holds no copy of your documents.',
        ),
        retentionTable,
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      blocks: [
        clause(
          'Each side keeps confidential what it learns from the other and what is marked as confidential or plainly is. It uses such information only for the order. It shows it only to people and suppliers who need it and are bound in the same way.',
        ),
        clause(
          'The duty does not cover what is public, was known before, was found independently, or came lawfully from someone else. Where a law or authority demands disclosure, the side concerned tells the other first if it may.',
        ),
        clause(
          'The duty survives the end of the contract by {figure:terms.confidentiality}. Trade secrets stay protected for as long as the law protects them.',
        ),
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      blocks: [
        clause(
          'The platform, its templates and its methods stay ours. For the term of the order you may use them within your company for the purpose of the order.',
        ),
        clause(
          'Documents prepared for you under an order are yours to use, change and pass on, without limit in time, once their fees are paid.',
        ),
        clause(
          'Standards belong to their publishers. Our documents refer to them and do not replace a licensed copy.',
        ),
      ],
    },
    {
      id: 'export-control',
      title: 'Export control and sanctions',
      blocks: [
        clause(
          'Each side follows the export-control and sanctions law that applies to it. The [export control statement](/legal/export-control) names the rules. Only its [section 5](/legal/export-control#uploads), on material you must not send or upload, is part of these terms; its editor’s notes are not.',
        ),
        clause(
          'You never upload or email classified material, and we never agree to it. You share export-controlled [technical data](glossary:technical-data), or [controlled unclassified information](glossary:cui) (CUI) of the United States, only in a way agreed in writing beforehand. That way is never the platform and never ordinary email.',
        ),
        clause(
          'We may refuse, suspend or end a service without liability where export-control or sanctions law forbids it. We tell you the reason if we may.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        clause(
          'Our total liability under an order is limited to the fees paid or payable for it in the {figure:terms.liability} before the event that caused the loss.',
        ),
        clause('Neither side is liable for loss of profit, loss of an award or other indirect loss.'),
        clause(
          'These limits do not apply to intent or gross negligence, nor to anything that the law does not allow us to limit. Your duty to pay the fees is not affected.',
        ),
      ],
    },
    {
      id: 'ending',
      title: 'Term, renewal and termination',
      blocks: [
        clause(
          'An order runs for the term it names. It renews for the same term unless one side cancels it in writing at least {figure:terms.cancellation} before the end.',
        ),
        clause(
          'If one side breaks the contract in a material way, the other may give written notice. If the breach is not cured within {figure:terms.cure}, the other may end the order at once.',
        ),
        clause(
          'For {figure:terms.dataExport} after termination you can export your data. After that we delete it, apart from the records of [§](#data). Backups expire by themselves after {figure:terms.backups}.',
        ),
        { kind: 'ending' },
        clause(
          'These sections continue after the contract ends: [§](#confidentiality), [§](#property), [§](#liability) and [§](#law).',
        ),
      ],
    },
    {
      id: 'switching',
      title: 'Switching to another provider (Data Act)',
      blocks: [
        clause(
          'You may move from the platform to another provider or to your own systems, or have your data erased, at any time. Articles 23 to 31 of Regulation (EU) 2023/2854 (Data Act) give this right. The date for cancellation in [§](#ending) does not delay it.',
        ),
        clause('For a switch these rules hold:', [
          'you give us notice of at most {figure:dataAct.notice};',
          'the transition after it takes at most {figure:dataAct.transition}, and longer only where the Data Act allows it;',
          'until it ends we keep the service running and secure, and help you to move;',
          'after it you can retrieve your data for at least {figure:dataAct.retrieval}, and for the time in [§](#ending) where that is longer;',
          'then we erase your data, apart from the records of [§](#data), and confirm it;',
          dated('we charge at most what the switch costs us, and nothing from {2027-01-12};', {
            date: '2027-01-12',
            text: 'we charge nothing for the switch;',
          }),
          'the contract ends when the switch is complete.',
        ]),
        clause(
          'The order lists the data that can be exported and its format. Before you place it we tell you our standard fees and any early-termination fee, as Article 29 requires.',
        ),
        clause(
          'Article 28 asks that a website name the law to which a platform’s servers are subject, and the measures against unlawful access by authorities outside the EU. We name both in this clause as soon as the platform’s host is settled.',
        ),
        { kind: 'note', text: '{fact:data-act-switching}' },
      ],
    },
    {
      id: 'force-majeure',
      title: 'Force majeure',
      blocks: [
        clause(
          'Neither side is liable for a delay caused by an event it could not foresee or avoid. Examples are war, acts of authorities, failure of public networks and natural disaster. It tells the other side at once and resumes when it can.',
        ),
        clause('An event of this kind does not suspend the duty to pay for what has been delivered.'),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        clause('When we change these terms, we publish the new text on this page with its date.'),
        clause(
          'A change reaches a running order at its next renewal. We send it to you in writing before the last day on which you can cancel under [§](#ending). A change that reaches you later waits for the renewal after that.',
        ),
      ],
    },
    {
      id: 'general',
      title: 'Assignment, publicity and severability',
      blocks: [
        clause(
          'Neither side transfers an order to a third party without the written consent of the other. We answer for our subcontractors as for ourselves.',
        ),
        clause(
          'We name you as a customer only with your written consent. You do not present our services as an approval by us, an authority or NATO.',
        ),
        clause('If a clause is invalid, the others remain in force, and the law replaces it.'),
      ],
    },
    {
      id: 'law',
      title: 'Governing law and arbitration',
      blocks: [
        clause(
          'Danish law governs these terms and every order, without its conflict-of-law rules and without the United Nations Convention on Contracts for the International Sale of Goods.',
        ),
        clause(
          'If we disagree, the managements of both sides talk first. What they cannot settle is finally decided under the Rules of Arbitration of the International Chamber of Commerce (ICC). The seat of the ICC arbitration is Copenhagen and its language is English.',
        ),
        clause(
          'Either side may ask a court for interim measures, and collect an undisputed debt in the ordinary courts.',
        ),
        { kind: 'provider', role: 'Provider' },
      ],
    },
  ],
};
