import { navigationEnd, navigationStart } from '@/components/interactive/navigation-events';
import { preloaderMaxWait, preloaderPollInterval } from '@/content/constants';
import { atDefaultSize, breakpoints } from '@/tailwind.config';

/** Longest time in ms after the end of the markup until the scripts must have started; then the page opens everything they would have folded. */
export const startLimit = 5000;

/** Longest time in ms that a band left out of the first frame waits for an idle processor. */
export const longestWait = 200;

/**
 * What a phone's first frame leaves out, unless it is near the view (globals.css has the same list): bands after the
 * first, and parts of a first one that are marked.
 */
export const laterBands = 'main > * > * ~ [data-ground], main .framed, [data-later], footer';

/**
 * The script that stands in the head of every page. It runs before the bundle, because Close must work at once, and
 * before the page's parts, which it looks up when they are needed:
 * - the preloader hides when the document is ready, on Close, at the end of a navigation, or by force at the limit;
 * - folds open on wide screens where the browser cannot do it by style (globals.css);
 * - <html data-starting> leaves later bands out of a phone's first frame; then they are drawn one by one while the
 *   processor is idle. Not where the view may begin further down: a fragment, a reload, a way back;
 * - what has come of a page whose HTML breaks off is shown: bands wait for what follows them (globals.css);
 * - a button pressed before the bundle has started is pressed again once it has: nobody would answer it now;
 * - <html data-scripts> turns "failed" when a script does not load before start-up, or the bundle has not set
 *   <html data-started> in time. The bundle asks for a lost script once more. It is not told if that fails too, since it
 *   would replace the page with an error.
 *
 * It stands in the page twice, the second time as a string of the payload: in one line and with single quotes the two
 * are alike, and compressed the second costs nothing.
 */
export const bootScript = `(function (d, w) {
  var root = d.documentElement, lost = {}, force, poll;
  function show(state) {
    clearTimeout(force);
    clearInterval(poll);
    d.getElementById('preloader').dataset.state = state;
  }
  function hide() { show('hidden'); }
  function limit() {
    force = setTimeout(function () {
      hide();
      console.warn('Preloader: forced to hide after ${preloaderMaxWait} ms');
    }, ${preloaderMaxWait});
  }
  limit();
  poll = setInterval(function () { if (d.readyState !== 'loading') hide(); }, ${preloaderPollInterval});
  d.addEventListener('click', function (event) { if (event.target.closest('#preloader button')) hide(); });
  w.addEventListener('${navigationStart}', function () { show('waiting'); limit(); });
  w.addEventListener('${navigationEnd}', hide);

  if (w.CSS && w.CSS.supports && !w.CSS.supports('selector(::details-content)')) d.addEventListener('DOMContentLoaded', function () {
    d.querySelectorAll('.fold').forEach(function (fold) { fold.open = w.matchMedia(fold.dataset.until ? '(min-width: ${atDefaultSize(breakpoints.lg)})' : '(min-width: ${atDefaultSize(breakpoints.md)})').matches; });
  });

  if (${process.env.NODE_ENV !== 'development'} && w.performance.getEntriesByType('navigation')[0].type === 'navigate' && !w.location.hash) {
    root.dataset.starting = '';
    d.addEventListener('DOMContentLoaded', function () {
      var bands = Array.from(d.querySelectorAll('${laterBands}')), idle = w.requestIdleCallback || setTimeout;
      function next() { requestAnimationFrame(function () { idle(draw, { timeout: ${longestWait} }); }); }
      function draw() {
        var band = bands.shift();
        if (!band) return delete root.dataset.starting;
        band.dataset.drawn = '';
        next();
      }
      next();
    });
  }

  d.addEventListener('DOMContentLoaded', function () {
    var main = d.getElementById('main');
    if (main && !main.nextElementSibling) main.after(d.createElement('footer'));
  });

  var pressed = [];
  d.addEventListener('click', function (event) {
    var button = event.target.closest('main button, header button');
    if (!button || 'started' in root.dataset) return;
    event.stopImmediatePropagation();
    pressed.push(button);
  }, true);
  new MutationObserver(function () {
    pressed.splice(0).forEach(function (button) { button.click(); });
  }).observe(root, { attributeFilter: ['data-started'] });

  function fail(reason) {
    if ('started' in root.dataset || root.dataset.scripts) return;
    root.dataset.scripts = 'failed';
    console.error('Start-up failed: ' + reason);
  }
  w.addEventListener('error', function (event) {
    var script = event.target;
    if (script.tagName !== 'SCRIPT' || 'started' in root.dataset) return;
    if (lost[script.src]) event.stopImmediatePropagation();
    lost[script.src] = true;
    fail('a script did not load');
  }, true);
  d.addEventListener('DOMContentLoaded', function () {
    setTimeout(function () { fail('scripts did not start within ${startLimit} ms'); }, ${startLimit});
  });
})(document, window);`.replace(/\n */g, '');
