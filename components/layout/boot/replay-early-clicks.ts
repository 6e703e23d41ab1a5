/** A button pressed before the bundle has started is pressed again once it has: nobody would answer it before. */
export function replayEarlyClicks() {
  const page = document.documentElement;
  const pressed: HTMLElement[] = [];

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLElement>('main button, header button');
      if (!button || 'started' in page.dataset) return;
      event.stopImmediatePropagation();
      pressed.push(button);
    },
    true,
  );
  new MutationObserver(() => {
    for (const button of pressed.splice(0)) button.click();
  }).observe(page, { attributeFilter: ['data-started'] });
}
