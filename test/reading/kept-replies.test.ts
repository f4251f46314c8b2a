/** Replies that others wrote and marked, kept in `test/replies`, are read as well as they were. */
import { collected } from '#test/kit/marked-replies.ts';
import { readsWell } from '#test/kit/reads-well.ts';

readsWell('kept replies', 0.94, collected(/^\d/));
