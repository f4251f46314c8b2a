/** What the template of a public stage has that is paid by the month, and nobody has to use. */
import { at, type Resource, type Template } from '../build/template.ts';
import { monthly } from './prices.ts';

const rulesOf = ({ Type, Properties }: Resource): number => {
  const rules = Type === 'AWS::WAFv2::WebACL' ? at(Properties, 'Rules') : [];
  return Array.isArray(rules) ? rules.length : 0;
};

export function thingsIn({ Resources }: Template): Readonly<Record<string, number>> {
  const all = Object.values(Resources);
  const named = Object.keys(monthly).map((name) => [
    name,
    name === 'rule'
      ? all.reduce((sum, resource) => sum + rulesOf(resource), 0)
      : all.filter(({ Type }) => Type === name).length,
  ]);
  return Object.fromEntries(named);
}
