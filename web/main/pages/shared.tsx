/** Thanks to whoever has passed it on, and room for one more address. */
import { productName } from '#web/kit/product.ts';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { ReferralSheet } from '../referral-form.tsx';

export function Shared() {
  return (
    <Frame>
      <div className="wrap step">
        <Knot name="bar" />
        <div className="col">
          <h1 className="h1">{`Thanks for sharing ${productName}`}</h1>
          <ReferralSheet title="Share with someone else?" source="share_confirmation_page" />
        </div>
      </div>
    </Frame>
  );
}
