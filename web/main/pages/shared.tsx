/** Thanks to whoever has passed it on, and room for one more address. */
import { productName } from '#web/kit/product.ts';
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';
import { ReferralSheet } from '../referral-form.tsx';

export default function Shared() {
  return (
    <Frame>
      <Step glyph="bar">
        <h1 className="h1">{`Thanks for sharing ${productName}`}</h1>
        <ReferralSheet title="Share with someone else?" source="share_confirmation_page" />
      </Step>
    </Frame>
  );
}
