/** Exercises for somebody without an account. */
export const TRIAL_PATH = '/essai'
