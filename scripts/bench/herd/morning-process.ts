/** Lives one morning in a process of its own, so that two cores live two. */
import { liveMorning, type MorningAsked, type MorningLived } from './live-morning.ts';

process.once('message', (asked: MorningAsked) => {
  void liveMorning(asked).then((lived: MorningLived) => {
    process.send?.(lived, () => process.disconnect());
  });
});
