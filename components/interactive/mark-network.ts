import type { Marks, NetworkMarks } from '@/lib/network/marks';
import { rulerShare as share } from '@/lib/network/ruler';
import { setText } from './planner/set-text';

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Presses one button of its group. */
function press(group: Element, button: Element) {
  for (const one of all(group, 'button[aria-pressed]'))
    one.setAttribute('aria-pressed', String(one === button));
}

/** Opens or closes the choices of a line on the phone. */
function toggleChoices(root: HTMLElement, change: HTMLElement) {
  const open = change.getAttribute('aria-expanded') !== 'true';
  for (const one of all(root, '[data-change]'))
    one.setAttribute('aria-expanded', String(open && one === change));
  for (const choices of all(root, '[data-choice]'))
    choices.toggleAttribute('data-open', open && choices.dataset.choice === change.dataset.change);
}

/** Closes the choices after a press, and gives the focus back to the line that opened them. */
function closeChoices(root: HTMLElement) {
  const change = all(root, '[data-change][aria-expanded="true"]')[0];
  if (!change) return;
  toggleChoices(root, change);
  change.focus();
}

/** Lights the route to a buyer in every drawing. */
function lightRoute(root: HTMLElement, buyer: string, family: string) {
  for (const drawing of all(root, '[data-drawing]')) {
    const track = all(drawing, `[data-route="${buyer}"]`)[0];
    for (const part of all(drawing, '[data-family]'))
      part.toggleAttribute('data-on', part.dataset.family === family);
    if (!track) continue;
    const { track: y, row } = track.dataset;
    for (const path of all(drawing, '[data-path]')) path.setAttribute('d', track.getAttribute('d') ?? '');
    all(drawing, '[data-from]')[0]?.setAttribute('cy', y ?? '');
    all(drawing, '[data-end]')[0]?.setAttribute('y', String(Number(row) - 16));
    for (const spot of all(drawing, '[data-at]:not([data-fixed])'))
      spot.setAttribute('transform', `translate(${spot.dataset.at} ${y})`);
  }
}

/** Writes marks, words, figures and bars into their places. */
function write(root: HTMLElement, { stops, figures, bars }: Marks) {
  const names = all(root, '.network-list [data-stop]').map(({ dataset }) => dataset.stop);
  for (const [index, [mark, word]] of stops.entries())
    for (const place of all(root, `[data-stop="${names[index]}"]`)) {
      place.dataset.mark = mark;
      const words = place.querySelector('[data-word]');
      if (words) setText(words, word);
    }
  for (const place of all(root, '[data-figure]'))
    setText(place, figures[place.dataset.figure as keyof Marks['figures']]);
  for (const place of all(root, '[data-nothing]')) place.hidden = bars.length > 0;
  for (const ruler of all(root, '[data-ruler]')) ruler.hidden = bars.length === 0;
  for (const row of all(root, '[data-bar]')) {
    const bar = bars.find(([name]) => name === row.dataset.bar);
    row.hidden = !bar;
    const [, start, earliest, latest] = bar ?? [row.dataset.bar, 0, 0, 0];
    for (const rect of all(row, 'rect')) {
      rect.setAttribute('x', share(start));
      rect.setAttribute('width', share((rect.dataset.to === 'latest' ? latest : earliest) - start));
    }
  }
}

/** Marks what a pressed button chooses; returns the sentence that says it, or nothing where nothing was chosen. */
export function markNetwork(root: HTMLElement, button: HTMLElement, marks: NetworkMarks): string | undefined {
  if (button.dataset.change) {
    toggleChoices(root, button);
    return undefined;
  }
  const group = button.closest('[data-choice]');
  if (!group) return undefined;
  press(group, button);
  const buyer = all(root, '[data-buyer][aria-pressed="true"]')[0];
  const product = all(root, '[data-product][aria-pressed="true"]')[0];
  const codes = {
    buyer: buyer?.dataset.buyer ?? root.dataset.buyer ?? '',
    product: product?.dataset.product ?? '',
  };
  const kind = marks.kinds[marks.kindOf[`${codes.buyer} ${codes.product}`] ?? -1];
  if (!kind) return undefined;
  const name = buyer?.textContent ?? root.dataset.name ?? '';
  if (buyer) lightRoute(root, codes.buyer, buyer.closest<HTMLElement>('[data-family]')?.dataset.family ?? '');
  write(root, kind);
  for (const place of all(root, '[data-name="buyer"]')) setText(place, name);
  for (const place of all(root, '[data-name="product"]')) setText(place, product?.textContent ?? '');
  for (const link of all(root, 'a[href^="/planner#"]'))
    link.setAttribute('href', marks.plan.replace('{buyer}', codes.buyer).replace('{product}', codes.product));
  closeChoices(root);
  return `${name}, ${product?.dataset.short}: ${kind.said}`;
}
