import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

/** The ink card in a sidebar that leads to the contact page. */
export function ContactCard({ title, text, action }: { title: string; text: Text; action: string }) {
  return (
    <section className="px-7 pt-[30px] pb-8" data-ground="ink">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2.5 mb-[22px] text-[1.0625rem] text-muted">
        <RichText text={text} />
      </p>
      <ButtonLink arrow className="w-full justify-between" href="/contact" variant="paper">
        {action}
      </ButtonLink>
    </section>
  );
}
