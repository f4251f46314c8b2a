/** What changes for somebody who gets the letters, as a numbered list. */
import { benefits } from '#web/copy/benefits.ts';
import { productName } from '#web/kit/product.ts';
import { Reading } from '../reading.tsx';

export default function Benefits() {
  return (
    <Reading
      glyph="ring"
      title="What you get from it"
      lead={`${productName} does little, on purpose. It does it every day, at the hours when it helps.`}
    >
      <dl className="gains">
        {benefits.map(({ title, text }) => (
          <div key={title}>
            <dt className="h3">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Reading>
  );
}
