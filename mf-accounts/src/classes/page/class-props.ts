import type { ClassDetail } from '@ariane/shared/contracts/classes'

/** What the parts of the page get: the class, and how to read it again after a change. */
export interface ClassProps {
  one: ClassDetail
  reload: () => Promise<void>
}
