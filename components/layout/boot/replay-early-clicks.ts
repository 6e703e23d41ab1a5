/** Delays clicks on buttons until the bundle has started, because there are no event handlers before that. */
export function replayEarlyClicks() {
  const page = document.documentElement;
  const clicked: HTMLElement[] = [];

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLElement>('main button, header button');
      if (!button || 'started' in page.dataset) return;
      event.stopImmediatePropagation();
      clicked.push(button);
    },
    true,
  );
  new MutationObserver(() => {
    for (const button of clicked.splice(0)) button.click();
  }).observe(page, { attributeFilter: ['data-started'] });
}
