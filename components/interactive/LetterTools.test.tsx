import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Letter } from '@/components/parts/Letter';
import { letterLabels } from '@/content/page-copy/letters';
import { letterById } from '@/lib/letters/letter';
import { LetterTools } from './LetterTools';

const show = (id: Parameters<typeof letterById>[0]) => {
  const letter = letterById(id);
  render(
    <LetterTools words={letterLabels}>
      <Letter letter={letter} />
      <p>Elsewhere</p>
    </LetterTools>,
  );
  return letter;
};

test('opens and selects the letter and explains the keyboard shortcut when the browser denies copying', async () => {
  const user = userEvent.setup();
  show('U');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy letter' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('press Ctrl C'));
  expect(String(window.getSelection())).toContain('Which FAR and DFARS clauses flow down');
});
