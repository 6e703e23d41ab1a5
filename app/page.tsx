import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHead } from '@/components/sections/PageHead';

export default function Home() {
  return (
    <>
      <PageHead crumbs={[{ label: 'Home' }]} title="ComplyTrain" />
      <ClosingCall />
    </>
  );
}
