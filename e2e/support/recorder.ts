import type { Locator } from '@playwright/test'

/** The clock of a recorder, once it shows so many seconds or more: a busy page may skip the very one. */
export const recordedFor = (recorder: Locator, seconds: number) =>
  recorder.getByText(new RegExp(`^0:(0[${seconds}-9]|[1-5]\\d) sur \\d:\\d\\d$`))
