import { responseHours } from '@/content/constants';
import type { Meta, Text, TitledText } from '@/content/text';

/** Copy of the contact page, which has no form: every channel is an email link. */
export const contactPage = {
  meta: {
    title: 'Contact ComplyTrain: email us for a consultation',
    description: `Email ComplyTrain for a free assessment, a demo or a strategy call. We'll respond within ${responseHours} hours. See what to write, and what never to send by email.`,
  } satisfies Meta,
  title: 'Contact us by email',
  lead: 'Email us for a consultation, a free assessment, a demo or a strategy call: each button opens an email. We do not certify, and this site asks for no data: it has no forms and sets no cookies.' as Text,
  /** Email subjects of the actions; the first is the primary one. */
  subjects: ['Free assessment', 'Schedule demo', 'Book strategy call'],
  promise: {
    title: "We'll respond within {figure:response}",
    text: 'You get our answer by email.',
    start: { title: 'You write', text: 'You can write at any hour.' },
  },
  firstMail: {
    title: 'What to include in your first email',
    lead: 'With these four points we can reply with a next step.' as Text,
    items: [
      {
        title: 'Your company',
        text: 'Tell us its name, its country, the number of people and who owns it. Ownership affects which permits and registers apply.',
      },
      {
        title: 'Your product',
        text: 'Tell us in a sentence or two what it does and who uses it. A list of your documents helps. Send no drawings and no performance data.',
      },
      {
        title: 'Your market',
        text: 'Tell us whether you sell to NATO nations, US defense, EU agencies or commercial aerospace. Name the certificates that you hold already.',
      },
      {
        title: 'Your deadline',
        text: 'Tell us the date of the tender or of the delivery. If there is no date, tell us the year that you have in mind.',
      },
    ] as TitledText[],
    warning: {
      title: 'No classified or controlled material by email.',
      text: 'Never send classified or export-controlled material, or [controlled unclassified information](glossary:cui) (CUI), by email. We never accept classified material. Where the work needs other controlled material, we agree in writing on a lawful way to share it. The [export control statement](/legal/export-control#uploads) says what counts.',
    } satisfies TitledText,
  },
  next: {
    title: 'What happens after your email',
    items: [
      { title: 'We read it', text: 'We read your email and pass it to the team that covers your market.' },
      { title: 'We answer', text: "We'll respond within {figure:response}." },
      {
        title: 'You decide',
        text: 'If you want to go on, we agree on a call. If another adviser or an authority can help you better, we say so.',
      },
    ] as TitledText[],
    note: 'The [privacy policy](/legal/privacy#purposes) says how we use your email and [how long we keep it](/legal/privacy#retention).' as Text,
  },
  offices: { title: 'Offices' },
};
