import { findTaught, Taught } from '@ariane/activities/taught'
import type { ReactNode } from 'react'

/** What is shown in here belongs to a subject: words of the language that it teaches have their `lang`. */
export const TaughtIn = ({ subject, children }: { subject: string | null | undefined; children: ReactNode }) => (
  <Taught lang={findTaught(subject)}>{children}</Taught>
)
