import { watchHydration } from './hydration-watchdog';
import { runPreloader } from './preloader';
import { replayEarlyClicks } from './replay-early-clicks';

runPreloader();
replayEarlyClicks();
watchHydration();
