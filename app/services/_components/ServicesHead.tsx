import { Trunk } from '@/components/line/Trunk';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { servicesPage } from '@/content/page-copy/services';
import { crumbs } from '@/lib/pages/crumbs';

const { title, about } = servicesPage;

/** Head of the overview with the about block beside the title. */
export function ServicesHead() {
  return (
    <div className="relative" data-ground="paper">
      <Trunk />
      <Frame className="pt-2.5 pb-11 md:pt-[30px] lg:pb-[72px]">
        <Breadcrumb items={crumbs('/services')} />
        <div className="mt-9 grid gap-x-6 gap-y-7 md:mt-[72px] lg:grid-cols-12 lg:items-end">
          <Heading className="max-w-[6em] lg:col-span-7" level={1} size="title">
            {title}
          </Heading>
          <div className="lg:col-span-5">
            <p className="max-w-[38rem] text-lead">
              <RichText text={about.text} />
            </p>
            <TextLink className="mt-[22px]" href="/about">
              {about.action}
            </TextLink>
          </div>
        </div>
      </Frame>
    </div>
  );
}
