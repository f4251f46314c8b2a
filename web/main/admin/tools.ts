/** Pages that try the service out, and what they leave: path, name, and what for. */
export const tools = [
  ['/admin/testing/dry-run', 'Daily Dry Run', 'A whole day at once'],
  ['/admin/v3-tester', 'V3 Session Tester', 'A day, stage by stage, as rendered'],
  ['/admin/v3u-tester', 'V3-Unified Tester', 'The same, with contracts and traces'],
  ['/downloads', 'Downloads', 'What runs and exports have left'],
] as const;
