import * as budgetParagraphs from '@/content/budget/paragraphs';
import * as budgetWords from '@/content/budget/words';
import * as euMoney from '@/content/buyers/eu-money';
import * as unitedStates from '@/content/buyers/united-states';
import { certifications } from '@/content/certifications';
import * as notes from '@/content/certifications/notes';
import * as claims from '@/content/claims';
import * as closing from '@/content/closing';
import { drawingLabels } from '@/content/drawings';
import * as labels from '@/content/labels';
import { legalDocuments } from '@/content/legal';
import { legalLabels } from '@/content/legal/labels';
import * as navigation from '@/content/navigation';
import * as needs from '@/content/needs';
import * as about from '@/content/page-copy/about';
import * as buyers from '@/content/page-copy/buyers';
import * as certification from '@/content/page-copy/certification';
import * as comparison from '@/content/page-copy/comparison';
import * as contact from '@/content/page-copy/contact';
import * as costs from '@/content/page-copy/costs';
import * as drafted from '@/content/page-copy/drafted-page';
import * as error from '@/content/page-copy/error';
import * as euMoneyPage from '@/content/page-copy/eu-money';
import * as gaps from '@/content/page-copy/gaps';
import * as glossary from '@/content/page-copy/glossary';
import * as home from '@/content/page-copy/home';
import * as letters from '@/content/page-copy/letters';
import * as network from '@/content/page-copy/network';
import * as notFound from '@/content/page-copy/not-found';
import * as pdf from '@/content/page-copy/pdf';
import * as permits from '@/content/page-copy/permits';
import * as planner from '@/content/page-copy/planner';
import * as plannerPages from '@/content/page-copy/planner-pages';
import * as platform from '@/content/page-copy/platform';
import * as rulesPage from '@/content/page-copy/rules';
import * as servicesPage from '@/content/page-copy/services';
import * as training from '@/content/page-copy/training';
import * as usPage from '@/content/page-copy/united-states';
import * as verify from '@/content/page-copy/verify';
import { pathways } from '@/content/pathways';
import { examples } from '@/content/planner/examples';
import * as roi from '@/content/roi';
import { serviceSlugs } from '@/content/services/slugs';
import { stations } from '@/content/stations';
import { checkForm, checkLinks, checkPlaceholder, type Problem } from './values';

/** Copy that is not part of a record, by the file that holds it. */
export const copies: Readonly<Record<string, unknown>> = {
  'budget/paragraphs.ts': budgetParagraphs,
  'budget/words.ts': budgetWords,
  'claims.ts': claims,
  'closing.ts': closing,
  'drawings.ts': drawingLabels,
  'labels.ts': labels,
  'navigation.ts': navigation,
  'needs.ts': needs,
  'pathways.ts': pathways,
  'roi.ts': roi,
  'buyers/eu-money.ts': euMoney,
  'buyers/united-states.ts': unitedStates,
  'certifications/notes.ts': notes,
  'legal/labels.ts': legalLabels,
  'page-copy/about.ts': about,
  'page-copy/buyers.ts': buyers,
  'page-copy/certification.ts': certification,
  'page-copy/comparison.ts': comparison,
  'page-copy/contact.ts': contact,
  'page-copy/costs.ts': costs,
  'page-copy/drafted-page.ts': drafted,
  'page-copy/eu-money.ts': euMoneyPage,
  'page-copy/error.ts': error,
  'page-copy/gaps.ts': gaps,
  'page-copy/glossary.ts': glossary,
  'page-copy/home.ts': home,
  'page-copy/letters.ts': letters,
  'page-copy/network.ts': network,
  'page-copy/not-found.ts': notFound,
  'page-copy/pdf.ts': pdf,
  'page-copy/planner-pages.ts': plannerPages,
  'page-copy/permits.ts': permits,
  'page-copy/planner.ts': planner,
  'page-copy/platform.ts': platform,
  'page-copy/rules.ts': rulesPage,
  'page-copy/services.ts': servicesPage,
  'page-copy/training.ts': training,
  'page-copy/united-states.ts': usPage,
  'page-copy/verify.ts': verify,
};

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spoken = `(${numbers.slice(2).join('|')})`;
const all = certifications.length;
const stops = Object.keys(stations).length;

/** What the copy counts in words, and the numbers in the dataset: in all, and of a part that the copy mentions. */
const counted: readonly [pattern: RegExp, counts: readonly number[]][] = [
  [new RegExp(`\\b${spoken} (?:defense )?certifications\\b`, 'gi'), [all, roi.returns.length]],
  // Nothing else on the site numbers eight, "all eight", and nothing else twelve than the worked plans.
  [/\b(?:all|the) (seven|eight|nine|ten|eleven|twelve)\b/gi, [all, examples.length]],
  [new RegExp(`\\b${spoken}[ -]stations?\\b`, 'gi'), [stops, stops - 1]],
  [new RegExp(`\\b${spoken} services\\b`, 'gi'), [serviceSlugs.length]],
  [new RegExp(`\\b${spoken} (?:recommended )?pathways\\b`, 'gi'), [pathways.length]],
  [new RegExp(`\\b${spoken} legal texts\\b`, 'gi'), [legalDocuments.length]],
];

/** Every text in a value, with its location. */
function texts(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    texts(child, Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.')),
  );
}

/** What is wrong with a text: a link or a placeholder that names nothing, or a count in words that the dataset does not have. */
export function textProblems(text: string, field = ''): string[] {
  const problems: string[] = [];
  checkLinks(text, field, (_, message) => problems.push(message));
  checkForm(text, field, (_, message) => problems.push(message));
  for (const [, inside = ''] of text.matchAll(/\{([^}]*)\}/g)) {
    // A bare name is a place that `fill` replaces, under the type check.
    if (!/^[a-z][A-Za-z]*$/.test(inside))
      checkPlaceholder(inside, '', (_, message) => problems.push(message));
  }
  for (const [pattern, counts] of counted) {
    for (const [phrase, word = ''] of text.matchAll(pattern)) {
      const number = numbers.indexOf(word.toLowerCase());
      if (!counts.includes(number)) problems.push(`"${phrase}", the dataset has ${counts[0]}`);
    }
  }
  return problems;
}

/** Problems of the copy of all pages and of the counts in every record. */
export function validateCopy(): Problem[] {
  const records = {
    ...Object.fromEntries(certifications.map((record) => [`certifications/${record.slug}.ts`, record])),
    ...Object.fromEntries(Object.values(stations).map((record) => [`stations/${record.slug}.ts`, record])),
  };
  return Object.entries({ ...copies, ...records }).flatMap(([file, value]) =>
    texts(value, '').flatMap(([field, text]) =>
      textProblems(text, field).map((message) => ({
        file: `content/${file}`,
        record: file.replace(/\.ts$/, ''),
        field,
        message,
      })),
    ),
  );
}
