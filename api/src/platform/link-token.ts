import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 24

/** A token for a link, from cryptographic randomness. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** A token as it is kept: whoever reads the database cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
