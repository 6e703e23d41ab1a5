import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { Words } from '@/components/parts/Words';
import { everywhere } from '@/content/buyers/shared';
import { buyersCopy } from '@/content/page-copy/buyers';
import { lineOf } from '@/lib/buyers/lines';

/** What several buyers share: their pages link to these rows. */
export function Everywhere() {
  return (
    <Band size="sub" {...buyersCopy.everywhere}>
      <div>
        {everywhere.map(({ id, name, answer, facts }) => (
          <AnswerFold answer={answer} id={id} key={id} name={name}>
            {facts.map((entry, index) => (
              <p key={index}>
                <Words of={lineOf(entry)} />
              </p>
            ))}
          </AnswerFold>
        ))}
      </div>
    </Band>
  );
}
