/** What the template of a public stage has that is paid by the month, and nobody has to use. */
import { at, type Resource, type Template } from '../build/template.ts';
import { monthly } from './prices.ts';

const rulesOf = ({ Type, Properties }: Resource): number => {
  const rules = Type === 'AWS::WAFv2::WebACL' ? at(Properties, 'Rules') : [];
  return Array.isArray(rules) ? rules.length : 0;
};

/** CloudWatch takes the price of an alarm for each metric that one does sums with. */
const watchedBy = ({ Properties }: Resource): number => {
  const all = at(Properties, 'Metrics');
  if (!Array.isArray(all)) return 1;
  return all.filter((one) => at(one, 'MetricStat') !== undefined).length;
};

export function thingsIn({ Resources }: Template): Readonly<Record<string, number>> {
  const all = Object.values(Resources);
  const countOf = (name: string): number => {
    const found = all.filter(({ Type }) => Type === name);
    if (name === 'rule') return all.reduce((sum, resource) => sum + rulesOf(resource), 0);
    if (name !== 'AWS::CloudWatch::Alarm') return found.length;
    return found.reduce((sum, alarm) => sum + watchedBy(alarm), 0);
  };
  return Object.fromEntries(Object.keys(monthly).map((name) => [name, countOf(name)]));
}
