import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Letter } from '@/components/parts/Letter';
import { letterById } from '@/lib/letters/letter';

test('opens and selects the letter and explains the keyboard shortcut when the browser denies copying', async () => {
  render(<Letter letter={letterById('U')} />);
  const writeText = jest.fn().mockRejectedValue(new Error('not allowed'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy letter' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('press Ctrl C'));
  expect(String(window.getSelection())).toContain('Which FAR and DFARS clauses flow down');
});
