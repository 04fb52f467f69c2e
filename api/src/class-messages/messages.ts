/** What a pupil reads in messages to his class. */
export const messages = {
  apart: 'Un adulte qui ne vous suit pas',
}
