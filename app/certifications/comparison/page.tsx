import { Page } from '@/components/layout/Page';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { ComparisonPage } from './_components/ComparisonPage';
import '@/app/styles/comparison.css';

export const metadata = pageMetadata('/certifications/comparison');

export default function Route() {
  return (
    <Page path="/certifications/comparison">
      <div className="comparison-page">
        <ComparisonPage />
      </div>
    </Page>
  );
}
