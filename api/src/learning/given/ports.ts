/** What given paths need to know of people. */
export interface GivenSources {
  /** Pupils that a manager follows. */
  pupilsOf(manager: string): Promise<string[]>
  /** Adults who follow a pupil. */
  followersOf(pupil: string): Promise<{ uid: string; name: string }[]>
  /** Leaves a line in the pupil's journal. */
  gave(manager: string, pupil: string): Promise<void>
}
