import { Trunk } from '@/components/line/Trunk';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { servicesPage } from '@/content/page-copy/services';
import { crumbs } from '@/lib/pages/registry';

const { title, about } = servicesPage;

/** Head of the overview with the about block beside the title. */
export function ServicesHead() {
  return (
    <div className="relative" data-ground="paper">
      <Trunk />
      <Frame className="pt-3 pb-8 md:pt-8 lg:pb-16">
        <Breadcrumb items={crumbs('/services')} />
        <div className="mt-8 grid gap-x-6 gap-y-6 md:mt-16 lg:grid-cols-12 lg:items-end">
          <Heading className="max-w-6em lg:col-span-7" level={1} size="display">
            {title}
          </Heading>
          <div className="lg:col-span-5">
            <p className="max-w-152 text-lead">
              <RichText text={about.text} />
            </p>
            <TextLink className="mt-6" href="/about">
              {about.action}
            </TextLink>
          </div>
        </div>
      </Frame>
    </div>
  );
}
