/** What a pupil reads of an imported task. */
export const words = {
  dueBefore: (time: string) => `À rendre avant ${time}`,
} as const
