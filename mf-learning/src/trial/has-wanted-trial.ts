/** Where the tab keeps a trial. */
export const TRIAL_KEY = 'ariane_trial'

/** Whether this tab has a trial for the next account; it is not read whole: every dashboard asks. */
export function hasWantedTrial(storage = () => sessionStorage): boolean {
  try {
    return storage().getItem(TRIAL_KEY)?.includes('"isWanted":true') ?? false
  } catch {
    return false
  }
}
