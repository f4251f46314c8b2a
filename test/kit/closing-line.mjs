/** Ends every run with one plain line of counts, which CI reads. */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    // A suite that could not be run at all has no test to count, but it failed.
    const failed = numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = numPendingTests + numTodoTests;
    const line = `${numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    // Jest prints its own summary after this; the counts are the very last words.
    process.once('exit', () => process.stdout.write(`\n${line}\n`));
  }
}
