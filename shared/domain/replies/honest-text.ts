/** Cuts off what in a reply is addressed to the machine rather than to the list. */
import { pattern } from './pattern.ts';

const attack = pattern(
  'i',
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|`,
  String.raw`rules|guidelines)\b|\bsystem (?:override|prompt)\b|\byou are (?:now )?(?:dan|in `,
  String.raw`admin|an? (?:\w+ )?(?:assistant|ai|bot|model|agent|admin))|\byou are now an? |`,
  String.raw`\b(?:system|assistant|developer|override)\s*:|</?(?!script|b\b|i\b|p\b|br\b|div|span)\w+>|`,
  String.raw`\[\[?(?:system|inst|admin)\b|#\s*instructions?\b|\bas (?:the|an|your) (?:admin\w*|developer|`,
  String.raw`owner|system)\b|\bpretend (?:you|to be)\b|\bforget everything (?:above|before|you)\b|\b(?:reveal|print|`,
  String.raw`respond with|output)\b.{0,40}\b(?:prompt|lists?|configuration|password|secrets?|`,
  String.raw`instructions)\b|\badmin (?:mode|password)\b|\bnew instructions?\b|\bmark all tasks `,
  String.raw`as\b.{0,30}\breveal\b`,
);

/** What stands before the first instruction to the machine: it may be an honest report. */
export function honestText(reply: string): string {
  const lines = reply.split(/(?<=[.!?\n])\s*/);
  const at = lines.findIndex((line) => attack.test(line));
  return at < 0 ? reply : lines.slice(0, at).join(' ');
}
