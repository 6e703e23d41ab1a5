import { verifyPage } from '@/content/page-copy/verify';

const { title, questions, note } = verifyPage.five;

/** What is asked of every paper, numbered. */
export function FiveQuestions() {
  return (
    <section aria-labelledby="five-questions" className="mt-12">
      <h2 className="text-sub" id="five-questions">
        {title}
      </h2>
      <ol className="mt-4 grid border-fg border-t-2 md:grid-cols-2 lg:grid-cols-5">
        {questions.map((question, index) => (
          <li
            className="flex gap-4 border-rule border-b py-3 pr-4 font-bold text-small lg:block lg:border-b-0 lg:not-first:border-l lg:not-first:pl-6"
            key={question}
          >
            <span aria-hidden="true" className="text-muted lg:mb-2 lg:block">
              {index + 1}
            </span>
            {question}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-small">{note}</p>
    </section>
  );
}
