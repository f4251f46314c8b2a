/** The main site in a browser. */
import '#web/kit/look.css';
import '#web/kit/frame.css';
import '#web/kit/controls.css';
import { startSite } from '#web/kit/start-site.tsx';
import * as pages from './pages.ts';

void startSite(pages);
