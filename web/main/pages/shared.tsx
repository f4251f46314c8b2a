/** Thanks to whoever has passed it on, and room for one more address. */
import { productName } from '#web/kit/product.ts';
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';
import { LetterSheet } from '../letter-sheet.tsx';
import { ReferralForm } from '../referral-form.tsx';

export default function Shared() {
  return (
    <Frame footer>
      <Step glyph="bar">
        <LetterSheet
          next="Next for them: 9:00 AM Central, the day after they say yes."
          note={<ReferralForm title="Share with someone else?" source="share_confirmation_page" />}
        >
          <h1 className="h1">{`Thanks for sharing ${productName}`}</h1>
          <p>Whoever you add gets one invitation. If they don’t answer it, we don’t write again.</p>
        </LetterSheet>
      </Step>
    </Frame>
  );
}
