import { watchHydration } from './hydration-watchdog';
import { openDisclosuresOnWideScreens } from './open-disclosures';
import { runPreloader } from './preloader';
import { replayEarlyClicks } from './replay-early-clicks';

runPreloader();
openDisclosuresOnWideScreens();
replayEarlyClicks();
watchHydration();
