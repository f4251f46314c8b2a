/** A browser as a person names it, by what it says of itself: "Firefox on Windows". */

/** The first that fits: most browsers also name those that they descend from. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const named = (all: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  all.find(([sign]) => sign.test(text))?.[1];

/** Only words from these lists, whatever a client sends. */
export function browserWords(userAgent = ''): string {
  const browser = named(browsers, userAgent) ?? 'Another browser';
  const system = named(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
