import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { StudentSummary } from '../contracts/accounts.ts'
import type { Loadable } from '../http/index.ts'
import { refreshStudents, students } from './students.ts'

/** The pupils of the signed-in manager, for a screen that lists them: reloaded each time it opens. */
export function useStudents(): Loadable<StudentSummary[]> {
  const list = useStore(students.$data)
  useEffect(refreshStudents, [])
  return list
}
