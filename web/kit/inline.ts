/** What runs in every page at once: it listens for errors, opens dialogs, and fetches the rest. */
import { holdEarlyPresses } from './early-presses.ts';
import { reportUncaughtErrors } from './report-error.ts';
import { startWhenPainted } from './start-when-painted.ts';
import { openDialogs } from './still.ts';

reportUncaughtErrors();
openDialogs();
holdEarlyPresses();
startWhenPainted();
