/** The CDK app with the rules of cdk-nag beside it: run by the test, never deployed. */
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { AnchorStack } from '#lib/anchor-stack.ts';
import { configFor } from '#lib/config.ts';

const app = new App();
const config = configFor(app.node.tryGetContext('stage'), app.node.tryGetContext('stages'));
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));

new AnchorStack(app, config.prefix, { config });
app.synth();
