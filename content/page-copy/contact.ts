import { responseHours } from '@/content/constants';
import type { Meta, Point, Text } from '@/content/text';

/** Copy of the contact page. There is no form: every channel is a mail link. */
export const contactPage = {
  meta: {
    title: 'Contact ComplyTrain: email us for a consultation',
    description: `Email ComplyTrain for a free assessment, a demo or a strategy call. We’ll respond within ${responseHours} hours. See what to write, and what never to send by email.`,
  } satisfies Meta,
  title: 'Start with an email',
  lead: 'Email us for a consultation. There is no form to fill in and no call to sit through first.' as Text,
  /** Each opens a mail with this subject; the first is the main action. */
  subjects: ['Free assessment', 'Schedule demo', 'Book strategy call'],
  promise: {
    title: 'We’ll respond within {=response}',
    text: 'With an answer, or with the one question we need for it',
    start: { title: 'You write', text: 'At any hour' },
  },
  firstMail: {
    title: 'What to write in the first mail',
    lead: 'Four lines let us answer with a next step instead of a questionnaire.' as Text,
    items: [
      {
        title: 'Your company',
        text: 'Name, country, number of people, and who owns it. Ownership decides which permits and registers apply.',
      },
      {
        title: 'Your product',
        text: 'What it does and who uses it, in a sentence or two. No drawings, no performance data.',
      },
      {
        title: 'Your market',
        text: 'NATO nations, US defense, EU agencies or commercial aerospace, and the certificates you hold already.',
      },
      {
        title: 'Your deadline',
        text: 'The date of the tender or delivery. If there is none, the year you have in mind.',
      },
    ] as Point[],
    warning: {
      title: 'Do not mail secrets.',
      text: 'Never send classified, export-controlled or controlled unclassified information (CUI) material by email. Describe it in plain words; we agree on a lawful way to share it. The [export control statement](/legal/export-control#uploads) says what counts.',
    } satisfies Point,
  },
  next: {
    title: 'What happens then',
    items: [
      {
        title: 'We read it',
        text: 'A person in Copenhagen reads your mail and passes it to the role that knows your market.',
      },
      {
        title: 'We answer',
        text: 'Within {=response}: which certifications your buyers ask for, what comes first, and what we would still need to know.',
      },
      {
        title: 'You decide',
        text: 'If you want to go on, we agree on a call. If another adviser or an authority is the better address, we say so.',
      },
    ] as Point[],
    note: 'What becomes of your mail stands in the [privacy policy](/legal/privacy#purposes).' as Text,
  },
  offices: { title: 'Offices' },
};
