/** Two days by email, one exchange a slide, and a few more things that a reply may say. */
import { sayable } from '#web/copy/how-it-works.ts';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Sayable } from '#web/kit/ui/sayable.tsx';
import { Frame, JoinLink } from '../frame.tsx';
import { EmailDay } from '../samples/thread.tsx';
import '#web/kit/reading.css';
import './examples.css';

export default function Examples() {
  return (
    <Frame>
      <div className="wrap step shown">
        <Knot name="bar" />
        <div className="col">
          <div className="opening">
            <h1 className="h1">
              Two days, word for <em>word</em>
            </h1>
            <p className="lead">
              Somebody’s Thursday and Friday by email. The replies are theirs, and every answer is
              the one the service gives.
            </p>
          </div>
          <EmailDay />
        </div>
      </div>
      <section className="band" aria-labelledby="more">
        <div className="wrap also">
          <div className="opening">
            <h2 className="h2" id="more">
              Say it the way you’d say it
            </h2>
            <p className="lead">The reply is the whole interface. It understands these as well.</p>
            <p>
              <JoinLink />
            </p>
          </div>
          <Sayable lines={sayable} />
        </div>
      </section>
    </Frame>
  );
}
