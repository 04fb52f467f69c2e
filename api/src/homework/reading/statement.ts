import type { Reading } from '@ariane/shared/contracts'
import type { ReadableKind } from './kind.ts'

/** A statement as it was sent. */
export interface Sent {
  kind: ReadableKind
  bytes: Buffer
  /** Media type of a picture or a sound. */
  type: string | null
  userId: string
}

/** What was read of it. */
export type Found = Pick<Reading, 'text' | 'uncertain' | 'notices'> & { media?: { type: string; bytes: Buffer } }
