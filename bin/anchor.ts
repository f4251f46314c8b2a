/** The CDK app: reads the stage's settings from the context and makes its stack. */
import { App } from 'aws-cdk-lib';
import { AnchorStack } from '#lib/anchor-stack.ts';
import { configFor } from '#lib/config.ts';

const app = new App();
const config = configFor(app.node.tryGetContext('stage'), app.node.tryGetContext('stages'));

new AnchorStack(app, config.prefix, { config });
app.synth();
