import { clause } from './blocks';
import type { LegalDocument } from './types';

/** Cookie policy: the site sets none, and the policy explains how to verify that. */
export const cookies: LegalDocument = {
  slug: 'cookies',
  title: 'Cookie policy',
  label: 'Cookies',
  meta: {
    title: 'Cookie policy: none are set | ComplyTrain',
    description:
      'This website sets no cookies, uses no browser storage and loads no trackers, so it shows no consent banner. What Danish law requires, and how you can check.',
  },
  dated: 'Last updated',
  lead: 'This website sets no cookies, so it shows no consent banner.',
  glance: [
    { value: '0', label: 'Cookies', section: 'none' },
    { value: '0', label: 'Entries in browser storage', section: 'none' },
    { value: '0', label: 'Trackers and counters', section: 'none' },
    { value: '0', label: 'Requests to other origins', section: 'none' },
  ],
  sections: [
    {
      id: 'none',
      title: 'Cookies and storage on your device',
      blocks: [
        clause('We store nothing on your device. This website:', [
          'sets no cookie, neither its own nor anyone else’s;',
          'writes nothing to local storage, session storage or a browser database;',
          'uses no pixel, fingerprint, counter or advertising tag;',
          'loads every script, font and picture from its own address.',
        ]),
        clause(
          'Your browser itself may keep copies of pages and pictures in its cache to show them faster next time. They hold nothing about you, and you can empty the cache.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Danish Cookie Order and ePrivacy Directive',
      blocks: [
        clause(
          'The Danish Cookie Order (Executive Order no. 1148 of {2011-12-09}) carries out Article 5(3) of the ePrivacy Directive 2002/58/EC. Anyone who stores information on a device, or reads information already there, must first inform the user and obtain consent. This holds for every technique, not only for cookies.',
        ),
        clause(
          'Consent is not needed where storage is technically necessary to transmit a message or to provide a service the user has asked for.',
        ),
        clause(
          'Since this website neither stores nor reads anything of the kind, it needs no consent and shows no banner.',
        ),
      ],
    },
    {
      id: 'categories',
      title: 'Cookie categories and consent',
      blocks: [
        clause('For comparison, these are the usual kinds. This website uses none of them.'),
        {
          kind: 'terms',
          ruled: true,
          items: [
            {
              term: 'Necessary',
              text: 'A sign-in or a shopping basket. No consent needed, but this site has neither.',
            },
            { term: 'Preferences', text: 'A remembered language or layout. Usually needs consent.' },
            { term: 'Statistics', text: 'Counting visits and paths through a site. Needs consent.' },
            {
              term: 'Marketing',
              text: 'Following people across sites to show them advertising. Needs consent.',
            },
          ],
        },
      ],
    },
    {
      id: 'server',
      title: 'Web server records',
      blocks: [
        clause(
          'A web server notes which page was asked for, when, and from which internet address. For that we store nothing on your device. The privacy policy states [purpose and legal basis](/legal/privacy#purposes) and [how long records are kept](/legal/privacy#retention).',
        ),
      ],
    },
    {
      id: 'links',
      title: 'Links to other websites',
      blocks: [
        clause(
          'Links to social networks are plain links. Nothing of theirs is loaded until you follow one. From then on their own rules apply.',
        ),
        clause('An email link opens your email program and sends nothing to this website.'),
      ],
    },
    {
      id: 'check',
      title: 'How to check for cookies',
      blocks: [
        clause(
          'Open the developer tools of your browser on any page of this site. The storage view shows no cookies and no entries; the network view shows requests to this address alone. If you see anything else, tell us: it would be an error.',
        ),
      ],
    },
    {
      id: 'change',
      title: 'Changes to this policy',
      blocks: [
        clause(
          'Before anything is stored that needs consent, we ask for it. Refusing will be as easy as accepting, and the site will work either way. This text will list each entry with its purpose, owner and lifetime.',
        ),
      ],
    },
    {
      id: 'supervision',
      title: 'Supervisory authorities and contact',
      blocks: [
        clause(
          'The Danish Agency for Digital Government (Digitaliseringsstyrelsen) supervises the cookie rules. The Danish Data Protection Agency (Datatilsynet) supervises personal data collected through them.',
        ),
        clause('Questions and complaints reach us here:'),
        { kind: 'provider', role: 'Responsible for this website' },
      ],
    },
  ],
};
