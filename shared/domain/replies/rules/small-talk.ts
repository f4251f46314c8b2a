/** Data: how sentences begin that tell of life and the weather, and name nothing to do. */
import { pattern } from '../pattern.ts';

export const smallTalk = pattern(
  'iu',
  String.raw`^(?:just |so |and |but |well |lol |ugh |oh )*(?:have (?:a|an) (?:great|good|nice|lovely|wonderful|`,
  String.raw`fab|amazing|super|blessed)|wish me|sounds? (?:like|good|great|fine|perfect)|looks? (?:good|fine|great|right)|`,
  String.raw`sorry|apologies|looking forward|signed up|in (?:a|back to back) meetings?|working (?:from home|late|nights)|`,
  String.raw`back to back|rainy|sunny|cloudy|freezing|another (?:day|busy|long)|early start|late start|big day|`,
  String.raw`crazy (?:day|morning|week|shift)|manic|chaos|mayhem|nice to|pleased to|glad|happy|thanks|thank|cheers|`,
  String.raw`(?:so |too |very )?(?:tired|sleepy|hungry|excited|nervous|stressed|anxious|sad|sick|ill|sore|hungover)|`,
  String.raw`talk (?:soon|later|to you)|speak (?:soon|later)|see (?:you|ya|u)|later (?:gator|mate)|good luck|`,
  String.raw`congrats|same (?:here|old|again)|no (?:news|changes?|worries|problem|rush|pressure)|all (?:good|well|fine)|`,
  String.raw`let's (?:go|do (?:this|it)|see)|we'll see|fingers crossed|bring it on|here we go|wow|omg|yay|`,
  String.raw`(?:lashing|pouring|chucking|bucketing|tipping|raining|snowing|blowing|hammering)(?: it)?(?: down| again| outside|\W*$)|(?:eish |ugh )?load ?shedding|(?:only |just )?(?:testing|test)\W*$|hello|hiya|yo\b|love (?:this|it|you)|miss you|god|pray for)(?![\p{L}])`,
);
