import type { ClipboardEvent } from 'react';

const cellText = (cell: Element) => cell.textContent.replace(/\s+/g, ' ').trim();
const rowText = (row: ParentNode) => [...row.querySelectorAll('th, td')].map(cellText).join('\t');

/**
 * Copies a selection within a table as one line per row with cells separated by tabs, as a spreadsheet expects. The
 * browser would start a new line at every block inside a cell. Decorative content (aria-hidden) is left out.
 */
export function copyRows(event: ClipboardEvent) {
  const selection = window.getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const common = range.commonAncestorContainer;
  const within = common instanceof Element ? common : common.parentElement;
  if (!within?.closest('table') || within.closest('th, td')) return;
  const part = range.cloneContents();
  for (const drawing of part.querySelectorAll('[aria-hidden=true]')) drawing.remove();
  const rows = [...part.querySelectorAll('tr')];
  const table = document.createElement('table');
  event.clipboardData.setData('text/plain', rows.length ? rows.map(rowText).join('\n') : rowText(part));
  table.append(part);
  event.clipboardData.setData('text/html', table.outerHTML);
  event.preventDefault();
}
