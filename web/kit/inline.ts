/** Runs inline in every page: reports errors, opens dialogs, and fetches the page's script. */
import { openDialogs } from './dialog-fallback.ts';
import { holdEarlyPresses } from './early-presses.ts';
import { reportUncaughtErrors } from './report-error.ts';
import { startWhenPainted } from './start-when-painted.ts';

reportUncaughtErrors();
openDialogs();
holdEarlyPresses();
startWhenPainted();
