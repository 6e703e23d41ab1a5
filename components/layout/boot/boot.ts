import { repeatEarlyPresses } from './early-presses';
import { markFailedStart } from './failed-start';
import { runPreloader } from './preloader';
import { openWideFolds } from './wide-folds';

runPreloader();
openWideFolds();
repeatEarlyPresses();
markFailedStart();
