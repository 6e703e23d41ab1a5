import type { ComponentProps, ReactNode } from 'react';
import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { LinkRows } from '@/components/parts/LinkRows';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { ClosingCall } from '@/components/sections/ClosingCall';
import type { BuyerRow } from '@/content/buyers/types';
import type { Call } from '@/content/closing';
import { buyersCall, buyersCopy } from '@/content/page-copy/buyers';
import type { PagePath } from '@/content/pages';
import { newestEntryCheck } from '@/lib/buyers/statements';
import { pageSources } from '@/lib/facts/page-sources';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { Rows } from './Sections';
import '@/app/styles/buyers.css';

interface FamilyPageProps extends Omit<ComponentProps<typeof PageHeader>, 'crumbs' | 'children'> {
  path: PagePath;
  /** What the page prints: its newest check is the day of the head. */
  citedContent?: unknown;
  contents?: ComponentProps<typeof OnThisPage>;
  /** Where the rest stands: links, then rows that open. */
  links?: ComponentProps<typeof LinkRows>['rows'];
  rows?: readonly BuyerRow[];
  /** Under the sources. */
  warning?: ReactNode;
  /** Closes a page whose reader has no notice to send. */
  call?: Call;
  children: ReactNode;
}

/** A page of the family: its head, its parts, where the rest stands, and the texts behind it. */
export const BuyersLayout = ({
  path,
  citedContent,
  contents,
  links,
  rows = [],
  warning,
  call = buyersCall,
  children,
  ...head
}: FamilyPageProps) => (
  <Page path={path}>
    <div className="buyer-page">
      <PageHeader {...head} checked={newestEntryCheck(citedContent) || undefined} crumbs={crumbs(path)}>
        {contents && <OnThisPage {...contents} />}
      </PageHeader>
      {children}
      <Section compact>
        {links && <LinkRows rows={links} />}
        <Rows of={rows} />
        <SourcesRow />
        <CertaintyKey />
        {warning && <p className="part-caption">{warning}</p>}
      </Section>
      <ClosingCall {...call} />
    </div>
  </Page>
);

/** The texts behind the page, numbered once, each with its own date and address. */
function SourcesRow() {
  const sources = pageSources();
  const { hint, short, id, title } = buyersCopy.sources;
  const count = { count: sources.length };
  return (
    <AnswerDisclosure answer={fill(hint, count)} id={id} name={title} short={fill(short, count)}>
      <Sources sources={sources} />
    </AnswerDisclosure>
  );
}
