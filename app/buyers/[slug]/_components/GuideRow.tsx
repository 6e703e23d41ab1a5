import { AnswerFold } from '@/components/parts/AnswerFold';
import { PointList } from '@/components/parts/PointList';
import { Terms } from '@/components/parts/Terms';
import type { GuideRow as Row } from '@/content/buyers/types';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { Line } from '../../_components/Line';
import { Lines } from '../../_components/Lines';

interface GuideRowProps {
  guide: Row;
  numbers: SourceNumbers;
}

/** What a buyer's topics are too short for, as a row: statements, named ones, then steps. */
export function GuideRow({
  guide: { id, title, answer, lines = [], facts = [], steps = [] },
  numbers,
}: GuideRowProps) {
  return (
    <AnswerFold answer={answer} id={id} name={title}>
      <Lines lines={lines} numbers={numbers} />
      {facts.length > 0 && (
        <Terms
          items={facts.map(({ name, ...line }) => ({
            term: name,
            text: <Line line={line} numbers={numbers} />,
          }))}
          look="ruled"
        />
      )}
      {steps.length > 0 && (
        <PointList
          columns={2}
          items={steps.map((line, index) => <Line key={index} line={line} numbers={numbers} />)}
          mark="number"
        />
      )}
    </AnswerFold>
  );
}
