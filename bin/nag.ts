/** Every stage with the rules of cdk-nag beside it: run by a test, never deployed. */
import { App, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { configFor } from '#lib/config.ts';
import { stacksOf } from '#lib/stage.ts';

// Left to itself an app is synthesised once more when it ends, and its findings would end it.
const app = new App({ autoSynth: false });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));

const { grown, ...stages } = app.node.tryGetContext('stages');
stacksOf(app, configFor('dev', stages));
stacksOf(app, configFor('prod', stages));
// Prod with all that settings can add.
const all = { prod: { ...stages.prod, ...grown } };
stacksOf(app, { ...configFor('prod', all), prefix: 'anchor-grown' });
// What has to be found, or nothing was looked for.
new Bucket(new Stack(app, 'canary'), 'Open');

try {
  app.synth();
} catch {
  // With findings it throws; which they are stands in the report.
}
