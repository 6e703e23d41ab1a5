import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

interface ContactCardProps {
  title: string;
  text: Text;
  action: string;
}

/** Renders the dark card with a link to the contact page, for a side column. */
export function ContactCard({ title, text, action }: ContactCardProps) {
  return (
    <section className="px-6 pt-8 pb-8 print:hidden" data-theme="ink">
      <h2 className="text-sub">{title}</h2>
      <p className="mt-2 text-body text-muted">
        <RichText text={text} />
      </p>
      <ButtonLink
        arrow
        className="mt-6 w-full justify-between md:max-lg:max-w-80"
        href="/contact"
        variant="paper"
      >
        {action}
      </ButtonLink>
    </section>
  );
}
