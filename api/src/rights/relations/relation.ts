import type { LinkKind, Relation } from '@ariane/shared/contracts'

/** What is kept of an adult and a pupil. */
export interface Facts {
  link: LinkKind | null
  stopped: boolean
  /** An operator approved the adult for this pupil. */
  approved: boolean
  /** He teaches the pupil in a running class. */
  teaches: boolean
  /** Nobody has to agree any more. */
  consented: boolean
}

/** What an adult is to a pupil. */
export function toRelation({ link, stopped, approved, teaches, consented }: Facts): Relation {
  if (link === null) return stopped ? 'stopped' : 'none'
  if (link === 'created') return 'creator'
  if (approved) return 'approved'
  return teaches && consented ? 'class' : 'code'
}
