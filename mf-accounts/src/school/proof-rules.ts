import type { DirectoryLink } from '@ariane/shared/contracts/directory'

/**
 * What somebody shows who he is with: the `password` of the account; where there is none the school, which said it a moment ago
 * (`said`) or is to be asked (`ask`).
 */
export type Proof = 'password' | 'said' | 'ask'

/** An account without a password that is not the school's either keeps the field: the server decides. */
export function chooseProof({ linked, hasPassword, provenUntil }: DirectoryLink, now: Date): Proof {
  if (hasPassword || !linked) return 'password'
  return provenUntil !== null && new Date(provenUntil) > now ? 'said' : 'ask'
}
