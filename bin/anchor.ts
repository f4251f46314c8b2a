/** The CDK app: reads the stage's settings from the context and makes its two stacks. */
import { App } from 'aws-cdk-lib';
import { configFor } from '#lib/config.ts';
import { stacksOf } from '#lib/stage.ts';

const app = new App();
stacksOf(app, configFor(app.node.tryGetContext('stage'), app.node.tryGetContext('stages')));
app.synth();
