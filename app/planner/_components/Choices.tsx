import { questionCopy } from '@/content/page-copy/planner';
import { openAnswers } from '@/lib/planner/engine/answers';
import { Choice } from './Choice';

/** What is pressed before the first choice. */
const open = openAnswers('');

interface ChoicesProps {
  field: 'products' | 'data' | 'homeCountry' | 'usItem' | 'usPerson' | 'size' | 'weapon';
}

/** The choices of a question as one list: stops where one always stands, squares where several may. */
export function Choices({ field }: ChoicesProps) {
  const one = typeof open[field] === 'string';
  const assumed: readonly string[] = [open[field]].flat();
  return questionCopy[field].options.map((option) => {
    const pressed = assumed.includes(option.code);
    return (
      <Choice
        field={field}
        key={option.code}
        one={one}
        open={!one && pressed}
        pressed={pressed}
        {...option}
      />
    );
  });
}
