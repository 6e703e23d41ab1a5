import { AnswerFold } from '@/components/parts/AnswerFold';
import { PointList } from '@/components/parts/PointList';
import { RichText } from '@/components/ui/RichText';
import { verifyPage } from '@/content/page-copy/verify';
import { fill } from '@/lib/text/fill';
import { dataRoom } from '@/lib/verify/data-room';

const { title, answer, short, lead } = verifyPage.dataRoom;
const files = dataRoom();

/** The files of two stations as one list for an investor. */
export const DataRoom = () => (
  <AnswerFold
    answer={fill(answer, { files: files.map((file) => file.title).join(', ') })}
    id="data-room"
    name={title}
    short={short}
  >
    <p id="investor">
      <RichText text={lead} />
    </p>
    {files.map((file) => (
      <PointList columns={3} items={file.items} key={file.title} level={4} mark="box" title={file.title} />
    ))}
  </AnswerFold>
);
