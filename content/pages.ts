import { buyerRecords } from './buyers';
import { unitedStates } from './buyers/united-states';
import { certifications } from './certifications';
import { responseHours } from './constants';
import { atStart } from './counts';
import { gapPages } from './gaps';
import { kindPages } from './glossary/kinds';
import { legalDocuments } from './legal';
import { aboutPage } from './page-copy/about';
import { buyersPage } from './page-copy/buyers';
import * as comparison from './page-copy/comparison';
import { contactPage } from './page-copy/contact';
import { costsPage } from './page-copy/costs';
import { euMoneyPage } from './page-copy/eu-money';
import * as gaps from './page-copy/gaps';
import * as glossary from './page-copy/glossary';
import { home } from './page-copy/home';
import * as letters from './page-copy/letters';
import { permitsPage } from './page-copy/permits';
import * as planner from './page-copy/planner';
import { plannerRulesPage, plansPage } from './page-copy/planner-pages';
import { platformPage } from './page-copy/platform';
import * as rules from './page-copy/rules';
import { servicesPage } from './page-copy/services';
import { trainingPage } from './page-copy/training';
import { ukrainianPage } from './page-copy/ukrainian';
import * as verify from './page-copy/verify';
import { family, type Parent, type RegisteredPage, single } from './page-declaration';
import { serviceEntries, trainingEntry } from './services/entries';
import { servicePages } from './services/pages';
import { legalDate } from './site';
import { stations } from './stations';

/**
 * Page registry: every page of the site, declared in one place. Routes, metadata, sitemap, llms.txt, breadcrumbs,
 * menus, the map of the 404 page, social cards, structured data, size budgets and the page lists of the tests derive
 * from it. The order is that of sitemap, llms.txt and the map. Records must not type their links as `PagePath`, which
 * derives from this list and would become circular.
 */
const declared = [
  single('/', {
    label: 'Home',
    parent: null,
    meta: home.meta,
    card: {
      kind: 'words',
      title: 'Six months to NATO\u00a0Ready',
      fact: 'Our AI platform and our advisers prepare you to bid',
    },
    data: { kind: 'site' },
    line: null,
    index: true,
    sample: true,
    size: 'home',
  }),
  single('/about', {
    label: 'About',
    parent: '/',
    meta: aboutPage.meta,
    card: {
      kind: 'words',
      title: 'About ComplyTrain',
      fact: 'We work from Copenhagen; our Lviv office is opening soon',
    },
    data: { kind: 'about', name: aboutPage.title },
    line: null,
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/services', {
    label: 'Services',
    parent: '/',
    meta: servicesPage.meta,
    card: {
      kind: 'words',
      title: 'Products & Services',
      fact: 'Platform, consultancy, investment and partnership bridging',
    },
    data: { kind: 'breadcrumb-only' },
    line: 'services',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/services/complytrain', {
    label: serviceEntries.complytrain.title,
    menuLabel: 'ComplyTrain',
    parent: '/services',
    meta: platformPage.meta,
    card: {
      kind: 'words',
      title: 'ComplyTrain Platform',
      fact: `${atStart.stations} stations, with documents drafted for your review`,
    },
    data: { kind: 'service', name: platformPage.title, description: platformPage.subtitle },
    line: 'platform',
    index: true,
    sample: true,
    size: 'text',
  }),
  ...family({
    folder: 'services',
    records: Object.values(servicePages),
    samples: ['consultancy'],
    page: ({ slug, meta, cardFact, intro }) => ({
      label: serviceEntries[slug].title,
      parent: '/services',
      meta,
      card: { kind: 'words', title: serviceEntries[slug].title, fact: cardFact },
      data: { kind: 'service', name: serviceEntries[slug].title, description: intro },
      line: 'services',
      index: true,
      size: 'text',
    }),
  }),
  single('/services/training', {
    label: trainingEntry.title,
    parent: '/services',
    meta: trainingPage.meta,
    card: { kind: 'words', title: trainingEntry.title, fact: 'Coming Soon' },
    data: { kind: 'breadcrumb-only' },
    line: 'services',
    status: trainingEntry.status,
    index: false,
    sample: false,
    size: 'text',
  }),
  ...family({
    folder: 'stations',
    records: Object.values(stations),
    samples: ['quality'],
    page: (station) => ({
      label: station.name,
      parent: '/services/complytrain',
      meta: station.meta,
      card: { kind: 'station', station },
      data: { kind: 'breadcrumb-only' },
      line: 'platform',
      index: true,
      size: 'text',
    }),
  }),
  ...family({
    folder: 'certifications',
    records: certifications,
    samples: ['cmmc'],
    page: (certification) => ({
      label: certification.title,
      parent: { label: 'Certifications', parent: '/services' },
      meta: certification.meta,
      card: { kind: 'certification', certification },
      data: { kind: 'service', name: certification.title, description: certification.subtitle },
      line: 'certifications',
      index: true,
      size: 'text',
    }),
  }),
  single('/certifications/comparison', {
    label: 'Comparison',
    parent: { label: 'Certifications', parent: '/services' },
    meta: comparison.meta,
    card: {
      kind: 'words',
      title: `${atStart.certifications} certifications compared`,
      fact: 'Months, euros and buyers in one table',
    },
    data: {
      kind: 'list',
      items: certifications.map(({ slug, comparison: { name } }) => ({
        name,
        path: `/certifications/${slug}`,
      })),
    },
    line: 'certifications',
    index: true,
    sample: true,
    size: 'interactive',
  }),
  single('/planner', {
    label: 'Route planner',
    parent: '/services',
    meta: planner.meta,
    card: {
      kind: 'words',
      title: 'Plan your route',
      fact: 'Which certifications, in which order, by when, at what cost',
    },
    data: { kind: 'breadcrumb-only' },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'planner',
  }),
  single('/planner/plans', {
    label: 'Worked plans',
    parent: '/planner',
    meta: plansPage.meta,
    card: { kind: 'words', title: plansPage.title, fact: plansPage.card },
    data: { kind: 'breadcrumb-only' },
    line: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/planner/rules', {
    label: 'Rules',
    parent: '/planner',
    meta: plannerRulesPage.meta,
    card: { kind: 'words', title: plannerRulesPage.title, fact: plannerRulesPage.card },
    data: { kind: 'breadcrumb-only' },
    line: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/certifications/costs', {
    label: costsPage.label,
    parent: { label: 'Certifications', parent: '/services' },
    meta: costsPage.meta,
    card: { kind: 'words', title: costsPage.title, fact: costsPage.card },
    data: { kind: 'breadcrumb-only' },
    line: 'certifications',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/gaps', {
    label: gaps.gapIndexCopy.title,
    parent: '/services',
    meta: gaps.meta,
    card: {
      kind: 'words',
      title: 'What your certificate saves',
      fact: 'From one certificate to the next, row by row',
    },
    data: {
      kind: 'list',
      items: gapPages.map(({ slug, title, pageTitle = title }) => ({
        name: pageTitle,
        path: `/gaps/${slug}`,
      })),
    },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: false,
    size: 'text',
  }),
  ...family({
    folder: 'gaps',
    records: gapPages,
    samples: ['as9100-to-aqap-2110'],
    page: ({ title, pageTitle = title, meta, cardFact }) => ({
      label: pageTitle,
      parent: '/gaps',
      meta,
      card: { kind: 'words', title: pageTitle, fact: cardFact },
      data: { kind: 'breadcrumb-only' },
      line: null,
      index: true,
      size: 'text',
    }),
  }),
  single('/glossary', {
    label: 'Glossary',
    parent: '/services',
    meta: glossary.meta,
    card: {
      kind: 'words',
      title: 'Tender glossary',
      fact: 'Clauses, standards, forms, markings: what each requires',
    },
    data: { kind: 'terms', name: glossary.head.title },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  ...family({
    folder: 'glossary',
    records: kindPages,
    samples: ['marks'],
    page: ({ title, meta, cardFact }) => ({
      label: title,
      parent: '/glossary',
      meta,
      card: { kind: 'words', title, fact: cardFact },
      data: { kind: 'breadcrumb-only' },
      line: null,
      index: true,
      size: 'text',
    }),
  }),
  single('/buyers', {
    label: 'Buyers',
    parent: '/services',
    meta: buyersPage.meta,
    card: { kind: 'words', title: 'Defense buyers, nation by nation', fact: buyersPage.cardFact },
    data: {
      kind: 'list',
      items: [...buyerRecords, unitedStates].map(({ slug, name }) => ({ name, path: `/buyers/${slug}` })),
    },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  ...family({
    folder: 'buyers',
    records: buyerRecords,
    samples: ['denmark'],
    page: (buyer) => ({
      label: buyer.name,
      parent: '/buyers',
      meta: buyer.meta,
      card: { kind: 'buyer', buyer },
      data: { kind: 'breadcrumb-only' },
      line: null,
      index: true,
      size: 'planner',
    }),
  }),
  single('/buyers/united-states', {
    label: unitedStates.name,
    parent: '/buyers',
    meta: unitedStates.meta,
    card: { kind: 'words', title: unitedStates.title, fact: unitedStates.cardFact },
    data: { kind: 'breadcrumb-only' },
    line: null,
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/buyers/permits', {
    label: permitsPage.title,
    parent: '/buyers',
    meta: permitsPage.meta,
    card: { kind: 'words', title: permitsPage.title, fact: permitsPage.cardFact },
    data: { kind: 'breadcrumb-only' },
    line: null,
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/buyers/eu-money', {
    label: euMoneyPage.title,
    parent: '/buyers',
    meta: euMoneyPage.meta,
    card: { kind: 'words', title: euMoneyPage.title, fact: euMoneyPage.cardFact },
    data: { kind: 'breadcrumb-only' },
    line: null,
    index: true,
    sample: false,
    size: 'text',
  }),
  single('/rules', {
    label: rules.rulesPage.title,
    parent: '/services',
    meta: rules.meta,
    card: {
      kind: 'words',
      title: 'Rules and dates for suppliers',
      fact: 'In force, coming, suspended, superseded: with dates',
    },
    data: { kind: 'breadcrumb-only' },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/letters', {
    label: letters.lettersPage.title,
    menuLabel: letters.lettersPage.menuLabel,
    parent: '/services',
    meta: letters.meta,
    card: { kind: 'words', title: letters.lettersPage.title, fact: letters.lettersPage.cardFact },
    data: { kind: 'breadcrumb-only' },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/verify', {
    label: verify.verifyPage.title,
    menuLabel: verify.verifyPage.menuLabel,
    parent: '/services',
    meta: verify.meta,
    card: { kind: 'words', title: verify.verifyPage.title, fact: verify.verifyPage.cardFact },
    data: { kind: 'breadcrumb-only' },
    line: 'plan',
    menu: 'plan',
    index: true,
    sample: true,
    size: 'text',
  }),
  single('/uk', {
    label: ukrainianPage.label,
    parent: '/',
    locale: 'uk',
    meta: ukrainianPage.meta,
    card: { kind: 'words', title: ukrainianPage.title, fact: ukrainianPage.card },
    data: { kind: 'page', name: ukrainianPage.title },
    line: null,
    index: true,
    sample: true,
    size: 'text',
  }),
  ...family({
    folder: 'legal',
    records: legalDocuments,
    samples: ['privacy'],
    page: ({ title, label, meta }) => ({
      label: title,
      menuLabel: label,
      parent: '/',
      meta,
      card: { kind: 'words', title, fact: `Legal texts, {${legalDate}}` },
      data: { kind: 'breadcrumb-only' },
      line: null,
      index: true,
      size: 'text',
    }),
  }),
  single('/contact', {
    label: 'Contact',
    parent: '/',
    meta: contactPage.meta,
    card: { kind: 'words', title: 'Contact', fact: `We'll respond within ${responseHours} hours` },
    data: { kind: 'contact', name: contactPage.title },
    line: null,
    index: true,
    sample: true,
    size: 'text',
  }),
];

/** Paths of all pages; a link to any other path fails the type check. */
export type PagePath = (typeof declared)[number]['path'];

/** Page of the registry. */
export type SitePage = RegisteredPage<PagePath, Parent<PagePath>>;

/** All pages; the type check fails if a parent is not one of them. */
export const pages: readonly SitePage[] = declared;
