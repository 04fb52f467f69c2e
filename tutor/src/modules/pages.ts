import type { MaterialFor } from '@ariane/activities/api'
import { spokenLines, withoutTables } from './spoken.ts'

/** A page to read, with its voice. */
export const page = (title: string, body: string): MaterialFor<'page'> => ({
  title,
  body: withoutTables(body),
  spoken: spokenLines(body).map(({ said }) => said),
})

/** A page whose lines appear while they are read aloud. */
export const narrated = (title: string, body: string): MaterialFor<'narrated'> => ({ title, lines: spokenLines(body) })
