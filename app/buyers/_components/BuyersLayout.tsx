import type { ComponentProps, ReactNode } from 'react';
import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { LinkRows } from '@/components/parts/LinkRows';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader, type TextHeaderProps } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { ClosingCall } from '@/components/sections/ClosingCall';
import type { Call } from '@/content/closing';
import { buyersCall, buyersCopy } from '@/content/page-copy/buyers';
import type { PagePath } from '@/content/pages';
import type { CitedDocument } from '@/lib/facts/facts';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';

interface BuyersLayoutProps extends Omit<TextHeaderProps, 'children'> {
  path: PagePath;
  /** The sources of the statements, in the order of their numbers. */
  sources: readonly CitedDocument[];
  contents?: ComponentProps<typeof OnThisPage>;
  /** Rows of links to further pages. */
  links?: ComponentProps<typeof LinkRows>['rows'];
  /** Text below the sources. */
  warning?: ReactNode;
  /** The closing call to action; the default refers to a notice of a buyer. */
  call?: Call;
  children: ReactNode;
}

/** Renders a page about buyers: header, sections, links to further pages, and sources. */
export const BuyersLayout = ({
  path,
  sources,
  contents,
  links,
  warning,
  call = buyersCall,
  children,
  ...header
}: BuyersLayoutProps) => (
  <Page path={path}>
    <PageHeader {...header} crumbs={crumbs(path)}>
      {contents && <OnThisPage {...contents} />}
    </PageHeader>
    {children}
    <Section>
      {links && <LinkRows rows={links} />}
      <SourcesRow sources={sources} />
      <CertaintyKey path={path} />
      {warning && <p className="part-caption">{warning}</p>}
    </Section>
    <ClosingCall {...call} />
  </Page>
);

/** Renders the sources of the page as a numbered list with dates and links. */
function SourcesRow({ sources }: Pick<BuyersLayoutProps, 'sources'>) {
  const { hint, id, title } = buyersCopy.sources;
  const count = { count: sources.length };
  return (
    <AnswerDisclosure answer={fill(hint, count)} id={id} name={title}>
      <Sources sources={sources} />
    </AnswerDisclosure>
  );
}
