import { writeFileSync } from 'node:fs';
import { certificationPdf } from './files';

test('w', async () => {
  writeFileSync('/tmp/natx/ce.pdf', await certificationPdf('ce-marking', 'guide'));
});
