/** Who is told when something is wrong, by which alarms, and one page to look at it all. */
import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { type AlarmOf, alarmsOf, type Watched } from './alarms.ts';
import type { Config } from './config.ts';
import { dashboard } from './dashboard.ts';

/** `dead-letters` -> `DeadLetters`. */
const idOf = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

/** Where the runbook says what to do. */
const runbook = 'lib/README.md';

export interface WatchingProps {
  readonly config: Config;
  readonly watched: Watched;
}

export class Watching extends Construct {
  constructor(scope: Construct, id: string, { config, watched }: WatchingProps) {
    super(scope, id);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    acknowledge(topic, {
      'Serverless-SNSRedrivePolicy': 'A mail that does not come back cannot be tried again later.',
    });
    if (config.alarmEmail !== '') topic.addSubscription(new EmailSubscription(config.alarmEmail));
    const alarms = alarmsOf(watched).map((one) => this.alarm(one, config.prefix, topic));
    dashboard(this, config.prefix, watched, alarms);
    if (config.monthlyBudgetDollars > 0 && config.alarmEmail !== '') budget(this, config);
  }

  private alarm({ slug, says, metric, threshold, missing }: AlarmOf, prefix: string, to: Topic) {
    const alarm = new Alarm(this, idOf(slug), {
      alarmName: `${prefix}-${slug}`,
      alarmDescription: `${says} ${runbook}#alarm-${slug}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(to));
    alarm.addOkAction(new SnsAction(to));
    return alarm;
  }
}

/** At what is set, and before it where the month is going there. */
function budget(scope: Construct, { prefix, alarmEmail, monthlyBudgetDollars }: Config): void {
  const told = (notificationType: 'ACTUAL' | 'FORECASTED') => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: prefix,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      // Once the tag is switched on in the account's billing; until then it counts nothing.
      costFilters: { TagKeyValue: [`user:app$${prefix}`] },
      budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [told('ACTUAL'), told('FORECASTED')],
  });
}
