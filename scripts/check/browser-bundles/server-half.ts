/** What tells or makes a right answer stays on the server; everything else of the activities may run in a browser. */
export const ACTIVITY_SERVER_HALF = [
  '^activities/src/(grading|typed-words|simulated-pupil)/',
  '^activities/src/(api|render|rendered|simulated-pupil|solution|solution-parts)\\.ts$',
  '^activities/src/[^/]+/(solution|grade|render|simulated-pupil|expected)\\.ts$',
].join('|')
