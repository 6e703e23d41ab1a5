import { repeatEarlyPresses } from './early-presses';
import { markFailedStart } from './failed-start';
import { openDisclosuresOnWideScreens } from './open-disclosures';
import { runPreloader } from './preloader';

runPreloader();
openDisclosuresOnWideScreens();
repeatEarlyPresses();
markFailedStart();
